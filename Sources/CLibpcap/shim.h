// SPDX-License-Identifier: Apache-2.0
#ifndef WEARKIT_CLIBPCAP_SHIM_H
#define WEARKIT_CLIBPCAP_SHIM_H

#include <pcap.h>
#include <stdio.h>
#include <sys/types.h>

// fopencookie is hidden without _GNU_SOURCE, which the module of the C library is built without.
// The layout is the one of cookie_io_functions_t in glibc and musl; "wearkit" keeps the names apart from theirs.
struct wearkit_cookie_functions {
    ssize_t (*read)(void *cookie, char *buffer, size_t size);
    ssize_t (*write)(void *cookie, const char *buffer, size_t size);
    int (*seek)(void *cookie, void *offset, int whence);
    int (*close)(void *cookie);
};

FILE *wearkit_fopencookie(void *cookie, const char *mode, struct wearkit_cookie_functions functions)
    __asm__("fopencookie");

// A stream whose bytes come from `read`. It keeps its buffer: without one, glibc asks for single bytes.
static inline FILE *wearkit_open_reader(
    void *cookie, ssize_t (*read)(void *cookie, char *buffer, size_t size), int (*close)(void *cookie))
{
    struct wearkit_cookie_functions functions = {read, NULL, NULL, close};
    return wearkit_fopencookie(cookie, "r", functions);
}

#endif
