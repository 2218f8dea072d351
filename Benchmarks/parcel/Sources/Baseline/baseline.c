// SPDX-License-Identifier: Apache-2.0
//
// What a program that reads or writes the values of a bundle (API 34, without parcelables) cannot easily beat: one
// pass, no checks, no hashes, no memory of its own.
#include "baseline.h"
#include <string.h>

static inline uint32_t word(const uint8_t *p) {
    uint32_t value;
    memcpy(&value, p, 4);
    return value;
}

static inline size_t padded(size_t count) { return (count + 3) & ~(size_t)3; }

/// Bytes of the payload of a value, its count included.
static size_t payload(int32_t code, const uint8_t *p) {
    switch (code) {
    case 0: return word(p) == UINT32_MAX ? 4 : 4 + padded(2 * (size_t)word(p) + 2);
    case 1: case 5: case 7: case 9: case 20: case 29: return 4;
    case 6: case 8: return 8;
    case 13: return 4 + padded(word(p));
    case 18: case 23: case 30: case 31: case 32: return 4 + 4 * (size_t)word(p);
    case 19: case 28: return 4 + 8 * (size_t)word(p);
    case 14: {
        size_t size = 4;
        for (uint32_t left = word(p); left; left--) size += payload(0, p + size);
        return size;
    }
    default: return 0;
    }
}

static uint64_t sum(const uint8_t *p, size_t size) {
    uint64_t total = 0;
    for (size_t at = 0; at < size; at += 4) total += word(p + at);
    return total;
}

static const uint8_t *touch(const uint8_t *p, uint64_t *total) {
    if (word(p) == 0) return p + 4;
    uint32_t count = word(p + 8);
    p += 12;
    while (count--) {
        size_t size = payload(0, p);
        *total += sum(p, size);
        p += size;
        int32_t code = (int32_t)word(p);
        p += 4;
        if (code == 3) {
            p = touch(p, total);
            continue;
        }
        size = payload(code, p);
        *total += sum(p, size);
        p += size;
    }
    return p;
}

uint64_t baseline_touch(const uint8_t *bytes) {
    uint64_t total = 0;
    touch(bytes, &total);
    return total;
}

static const uint8_t *note(const uint8_t *p, struct baseline_entry **entry) {
    if (word(p) == 0) return p + 4;
    uint32_t count = word(p + 8);
    p += 12;
    while (count--) {
        struct baseline_entry *own = (*entry)++;
        own->key = (const uint16_t *)(p + 4);
        own->key_count = word(p);
        p += payload(0, p);
        own->code = (int32_t)word(p);
        p += 4;
        own->value = p;
        own->count = 0;
        if (own->code == 3) {
            own->count = word(p) ? word(p + 8) : 0;
            p = note(p, entry);
            continue;
        }
        size_t size = payload(own->code, p);
        if (size > 8 || own->code == 13) own->count = word(p);
        p += size;
    }
    return p;
}

uint32_t baseline_note(const uint8_t *bytes, struct baseline_entry *entries) {
    struct baseline_entry *end = entries;
    note(bytes, &end);
    return (uint32_t)(end - entries);
}

static uint8_t *put(uint8_t *p, uint32_t value) {
    memcpy(p, &value, 4);
    return p + 4;
}

static uint8_t *write_bundle(const struct baseline_entry **entry, uint32_t count, uint8_t *p) {
    if (!count) return put(p, 0);
    uint8_t *start = p;
    p = put(put(p + 4, 0x4c444e42), count);
    while (count--) {
        const struct baseline_entry *own = (*entry)++;
        p = put(p, own->key_count);
        size_t size = padded(2 * (size_t)own->key_count + 2);
        memset(p + size - 4, 0, 4);
        memcpy(p, own->key, 2 * (size_t)own->key_count);
        p = put(p + size, (uint32_t)own->code);
        if (own->code == 3) {
            p = write_bundle(entry, own->count, p);
            continue;
        }
        size = payload(own->code, own->value);
        memcpy(p, own->value, size);
        p += size;
    }
    put(start, (uint32_t)(p - start - 8));
    return p;
}

size_t baseline_write(const struct baseline_entry *entries, uint32_t count, uint8_t *bytes) {
    (void)count;
    const struct baseline_entry *entry = entries;
    // The first bundle is no entry of its own, so its entries are counted: those that no other bundle holds.
    uint32_t own = 0;
    for (const struct baseline_entry *at = entries; at < entries + count; own++) {
        uint32_t left = 1;
        while (left) {
            left += at->code == 3 ? at->count : 0;
            left--;
            at++;
        }
    }
    return (size_t)(write_bundle(&entry, own, bytes) - bytes);
}
