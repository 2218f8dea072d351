// SPDX-License-Identifier: Apache-2.0

struct FishCompletion<Action: Sendable> {
    let program: Program<Action>
    var script: String { "" }
}
