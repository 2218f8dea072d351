// SPDX-License-Identifier: Apache-2.0

import CBaseline
import GarminCodec

let samples = Sample.all
for sample in samples { Comparison(sample).run() }
