// SPDX-License-Identifier: Apache-2.0

#include "baseline.h"

#include <string.h>

static inline uint32_t load32(const uint8_t *at) {
    uint32_t value;
    memcpy(&value, at, 4);
    return __builtin_bswap32(value);
}

static inline uint64_t load64(const uint8_t *at) {
    uint64_t value;
    memcpy(&value, at, 8);
    return __builtin_bswap64(value);
}

static inline void store32(uint8_t *at, uint32_t value) {
    value = __builtin_bswap32(value);
    memcpy(at, &value, 4);
}

static inline void store64(uint8_t *at, uint64_t value) {
    value = __builtin_bswap64(value);
    memcpy(at, &value, 8);
}

uint64_t baseline_decode(const uint8_t *bytes, size_t count) {
    uint64_t sum = 0;
    size_t at = 0;
    if (load32(bytes) == 0xabcdabcd) {
        size_t end = 8 + load32(bytes + 4);
        at = 8;
        while (at < end) {
            sum += at;
            at += 2 + ((size_t)bytes[at] << 8 | bytes[at + 1]);
        }
    }
    at += 8;
    while (at < count) {
        uint8_t code = bytes[at];
        switch (code) {
        case 0x00:
            at += 1;
            break;
        case 0x09:
            sum += bytes[at + 1];
            at += 2;
            break;
        case 0x0e:
        case 0x0f:
            sum += load64(bytes + at + 1);
            at += 9;
            break;
        case 0x14:
            at += 5 + load32(bytes + at + 1);
            break;
        default:
            sum += load32(bytes + at + 1);
            at += 5;
        }
        sum += code;
    }
    return sum;
}

size_t baseline_flatten(const uint8_t *bytes, size_t count, uint64_t *payloads, uint8_t *codes) {
    size_t at = 0, values = 0;
    if (load32(bytes) == 0xabcdabcd) at = 8 + load32(bytes + 4);
    at += 8;
    while (at < count) {
        uint8_t code = bytes[at];
        codes[values] = code;
        switch (code) {
        case 0x00:
            payloads[values] = 0;
            at += 1;
            break;
        case 0x09:
            payloads[values] = bytes[at + 1];
            at += 2;
            break;
        case 0x0e:
        case 0x0f:
            payloads[values] = load64(bytes + at + 1);
            at += 9;
            break;
        default:
            payloads[values] = load32(bytes + at + 1);
            at += 5;
        }
        values++;
    }
    return values;
}

size_t baseline_encode(const uint64_t *payloads, const uint8_t *codes, size_t values, const uint8_t *strings,
                       size_t string_count, uint8_t *target) {
    size_t at = 0;
    if (string_count > 0) {
        store32(target, 0xabcdabcd);
        store32(target + 4, (uint32_t)string_count);
        memcpy(target + 8, strings, string_count);
        at = 8 + string_count;
    }
    size_t header = at;
    store32(target + at, 0xda7ada7a);
    at += 8;
    for (size_t index = 0; index < values; index++) {
        uint8_t code = codes[index];
        target[at] = code;
        switch (code) {
        case 0x00:
            at += 1;
            break;
        case 0x09:
            target[at + 1] = (uint8_t)payloads[index];
            at += 2;
            break;
        case 0x0e:
        case 0x0f:
            store64(target + at + 1, payloads[index]);
            at += 9;
            break;
        default:
            store32(target + at + 1, (uint32_t)payloads[index]);
            at += 5;
        }
    }
    store32(target + header + 4, (uint32_t)(at - header - 8));
    return at;
}
