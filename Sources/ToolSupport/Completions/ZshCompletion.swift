// SPDX-License-Identifier: Apache-2.0

struct ZshCompletion<Action: Sendable> {
    let program: Program<Action>
    var script: String { "" }
}
