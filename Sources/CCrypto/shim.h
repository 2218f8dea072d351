// SPDX-License-Identifier: Apache-2.0
#include <openssl/evp.h>
#include <openssl/cmac.h>
#include <openssl/ec.h>
