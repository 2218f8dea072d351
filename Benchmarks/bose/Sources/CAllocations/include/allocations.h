// SPDX-License-Identifier: Apache-2.0
#ifndef ALLOCATIONS_H
#define ALLOCATIONS_H

/// How often this process has asked for memory so far.
unsigned long allocations_count(void);

#endif
