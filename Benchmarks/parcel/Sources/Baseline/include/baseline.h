// SPDX-License-Identifier: Apache-2.0
#ifndef BASELINE_H
#define BASELINE_H
#include <stddef.h>
#include <stdint.h>

/// An entry of a bundle: where its key and its value lie.
struct baseline_entry {
    const uint16_t *key;
    uint32_t key_count;
    int32_t code;
    const void *value;
    /// Elements, units or bytes; for a nested bundle the count of its entries, which follow this one.
    uint32_t count;
};

/// Walks a bundle of API 34 without any check, adds up every word of its keys and values.
uint64_t baseline_touch(const uint8_t *bytes);

/// The same walk, which also notes each entry; returns how many there are.
uint32_t baseline_note(const uint8_t *bytes, struct baseline_entry *entries);

/// Writes the bundle that `entries` describe; returns its count of bytes.
size_t baseline_write(const struct baseline_entry *entries, uint32_t count, uint8_t *bytes);
#endif
