// SPDX-License-Identifier: Apache-2.0
//
// Functions of the C library that hand out memory, counted. A definition in the program stands in for that of the
// library everywhere, the Swift runtime included. The next definition is looked up on first use; dlsym itself may ask
// for memory meanwhile and gets it from a small buffer.
#define _GNU_SOURCE
#include "allocations.h"

#include <dlfcn.h>
#include <errno.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>

static unsigned long count;
static _Alignas(16) char reserve[65536];
static size_t reserved;

static void *(*next_malloc)(size_t);
static void *(*next_calloc)(size_t, size_t);
static void *(*next_realloc)(void *, size_t);
static int (*next_posix_memalign)(void **, size_t, size_t);
static void *(*next_aligned_alloc)(size_t, size_t);
static void (*next_free)(void *);

unsigned long allocations_count(void) { return __atomic_load_n(&count, __ATOMIC_RELAXED); }

static void note(void) { __atomic_fetch_add(&count, 1, __ATOMIC_RELAXED); }

static int is_reserve(const void *memory) {
    return (const char *)memory >= reserve && (const char *)memory < reserve + sizeof reserve;
}

static void *from_reserve(size_t size) {
    size_t start = reserved;
    if (size > sizeof reserve - 15 || start > sizeof reserve - 15 - size) return NULL;
    reserved = (start + size + 15) & ~(size_t)15;
    return reserve + start;
}

/// True once all functions are known; false while they are being looked up.
static int ready(void) {
    static int state;
    if (state == 2) return 1;
    if (state == 1) return 0;
    state = 1;
    next_malloc = dlsym(RTLD_NEXT, "malloc");
    next_calloc = dlsym(RTLD_NEXT, "calloc");
    next_realloc = dlsym(RTLD_NEXT, "realloc");
    next_posix_memalign = dlsym(RTLD_NEXT, "posix_memalign");
    next_aligned_alloc = dlsym(RTLD_NEXT, "aligned_alloc");
    next_free = dlsym(RTLD_NEXT, "free");
    state = 2;
    return 1;
}

void *malloc(size_t size) {
    note();
    return ready() ? next_malloc(size) : from_reserve(size);
}

void *calloc(size_t number, size_t size) {
    note();
    if (ready()) return next_calloc(number, size);
    if (size != 0 && number > SIZE_MAX / size) return NULL;
    return from_reserve(number * size);
}

void *realloc(void *memory, size_t size) {
    note();
    if (!is_reserve(memory)) return ready() ? next_realloc(memory, size) : from_reserve(size);
    void *larger = malloc(size);
    size_t left = (size_t)(reserve + sizeof reserve - (char *)memory);
    if (larger) memcpy(larger, memory, size < left ? size : left);
    return larger;
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
    note();
    return ready() ? next_posix_memalign(memory, alignment, size) : ENOMEM;
}

void *aligned_alloc(size_t alignment, size_t size) {
    note();
    return ready() ? next_aligned_alloc(alignment, size) : NULL;
}

void free(void *memory) {
    if (!is_reserve(memory) && ready()) next_free(memory);
}
