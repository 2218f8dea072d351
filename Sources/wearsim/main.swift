// SPDX-License-Identifier: Apache-2.0

import ToolSupport

WearsimProgram.declaration.run { _, _, _ in .success }
