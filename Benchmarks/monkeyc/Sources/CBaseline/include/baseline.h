// SPDX-License-Identifier: Apache-2.0

#ifndef MONKEYC_BASELINE_H
#define MONKEYC_BASELINE_H

#include <stddef.h>
#include <stdint.h>

/// Touches every value of a message once: its type code, its payload in the host's byte order, and where a string
/// starts. Nothing is checked, nothing is kept. Returns a sum that depends on all of them.
uint64_t baseline_decode(const uint8_t *bytes, size_t count);

/// Writes the values of a message into `target` from an array of payloads and codes as `baseline_flatten` makes it.
size_t baseline_encode(const uint64_t *payloads, const uint8_t *codes, size_t values, const uint8_t *strings,
                       size_t string_count, uint8_t *target);

/// Fills the arrays for `baseline_encode` and returns how many values there are.
size_t baseline_flatten(const uint8_t *bytes, size_t count, uint64_t *payloads, uint8_t *codes);

#endif
