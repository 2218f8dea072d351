// SPDX-License-Identifier: Apache-2.0
#ifndef BASELINE_H
#define BASELINE_H

#include <stddef.h>
#include <stdint.h>

/// How raw values of a sensor become quantities.
struct baseline_scale {
    double minimum_raw, factor, minimum_scaled;
};

/// What a sample becomes.
struct baseline_sample {
    uint8_t sensor;
    uint16_t timestamp;
    int16_t raw_accuracy;
    double x, y, z, w, accuracy;
};

/// Takes a notification apart, as ``SensorRecords`` does, hands each sample to the sum of its fields, and returns it.
/// `lengths` has 256 entries, 0xffff for a sensor of unknown length; `scales` has 8.
double baseline_decode(
    const uint8_t *bytes, size_t count, const uint16_t *lengths, const struct baseline_scale *scales);

#endif
