// SPDX-License-Identifier: Apache-2.0
//
// What a program that prints each ATT PDU of an H4 btsnoop file as a line of tsv cannot easily beat: one read of the
// file, no checks beyond bounds, no attribute tables, no values.
//
// usage: lower_bound FILE
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint32_t big32(const uint8_t *p) { return (uint32_t)p[0] << 24 | p[1] << 16 | p[2] << 8 | p[3]; }
static unsigned little16(const uint8_t *p) { return p[0] | p[1] << 8; }

struct assembly {
    size_t have, want;
    uint8_t bytes[65536 + 4];
};

int main(int count, char **words) {
    if (count != 2) return 2;
    FILE *file = fopen(words[1], "rb");
    if (!file || fseek(file, 0, SEEK_END)) return 3;
    size_t size = (size_t)ftell(file);
    rewind(file);
    uint8_t *data = malloc(size ? size : 1);
    if (!data || fread(data, 1, size, file) != size || size < 16) return 3;
    static struct assembly *links[4096][2];
    static char line[2 * 65536 + 128];
    static char buffer[1 << 16];
    setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
    unsigned long frame = 0;
    for (size_t at = 16; size - at >= 24;) {
        const uint8_t *header = data + at, *packet = header + 24;
        size_t length = big32(header + 4);
        if (length > size - at - 24) break;
        at += 24 + length;
        frame++;
        if (length < 5 || packet[0] != 2) continue;
        unsigned word = little16(packet + 1), handle = word & 0xfff, received = header[11] & 1;
        struct assembly **link = &links[handle][received];
        if (!*link && !(*link = calloc(1, sizeof **link))) return 3;
        struct assembly *one = *link;
        if ((word >> 12 & 3) != 1) {
            one->have = 0;
            one->want = length >= 7 ? little16(packet + 5) + 4u : 0;
        }
        size_t part = length - 5;
        if (one->have + part > one->want) part = one->want > one->have ? one->want - one->have : 0;
        memcpy(one->bytes + one->have, packet + 5, part);
        one->have += part;
        if (one->want < 5 || one->have < one->want || little16(one->bytes + 2) != 4) continue;
        uint64_t time = (uint64_t)big32(header + 16) << 32 | big32(header + 20);
        time -= 0x00dcddb30f2f8000ull;
        size_t used = (size_t)snprintf(
            line, 128, "%lu\t%llu.%06llu\t%s\t0x%04x\t0x0004\t0x%02x\t", frame, (unsigned long long)(time / 1000000),
            (unsigned long long)(time % 1000000), received ? "received" : "sent", handle, one->bytes[4]);
        for (size_t i = 4; i < one->want; i++) {
            line[used++] = "0123456789abcdef"[one->bytes[i] >> 4];
            line[used++] = "0123456789abcdef"[one->bytes[i] & 15];
        }
        line[used++] = '\n';
        fwrite(line, 1, used, stdout);
        one->want = 0;
    }
    return ferror(stdout) ? 3 : 0;
}
