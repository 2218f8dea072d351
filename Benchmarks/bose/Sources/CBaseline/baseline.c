// SPDX-License-Identifier: Apache-2.0
#include "baseline.h"

static inline int16_t word(const uint8_t *bytes) {
    return (int16_t)(uint16_t)(bytes[0] << 8 | bytes[1]);
}

static inline double scaled(const struct baseline_scale *scale, int16_t raw) {
    return ((double)raw - scale->minimum_raw) * scale->factor + scale->minimum_scaled;
}

double baseline_decode(
    const uint8_t *bytes, size_t count, const uint16_t *lengths, const struct baseline_scale *scales) {
    double sum = 0;
    size_t position = 0;
    while (count - position >= 3) {
        const uint8_t *record = bytes + position;
        struct baseline_sample sample = {.sensor = record[0], .timestamp = (uint16_t)word(record + 1)};
        size_t length = lengths[sample.sensor];
        if (length == 0xffff || count - position - 3 < length) break;
        position += 3 + length;
        if (sample.sensor < 8) {
            const struct baseline_scale *scale = &scales[sample.sensor];
            sample.x = scaled(scale, word(record + 3));
            sample.y = scaled(scale, word(record + 5));
            sample.z = scaled(scale, word(record + 7));
            switch (sample.sensor) {
            case 2:
                sample.w = scaled(scale, word(record + 9));
                sample.raw_accuracy = word(record + 11);
                sample.accuracy = scaled(scale, sample.raw_accuracy);
                break;
            case 3: sample.w = scaled(scale, word(record + 9)); break;
            case 6: break;
            default: sample.raw_accuracy = record[9];
            }
        }
        sum += sample.x + sample.y + sample.z + sample.w + sample.accuracy;
        sum += sample.timestamp + sample.sensor + sample.raw_accuracy;
    }
    return sum;
}
