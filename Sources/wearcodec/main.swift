// SPDX-License-Identifier: Apache-2.0

import ToolSupport

WearcodecProgram.declaration.run { command, _, _ in
    throw ToolFailure(.usage, "\(command) is not there yet; only --help, --version and --generate-completion work")
}
