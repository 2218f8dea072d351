// SPDX-License-Identifier: Apache-2.0

extension Program {
    /// A completion script for `shell`.
    public func completionScript(for shell: Shell) -> String {
        switch shell {
        case .bash: BashCompletion(program: self).script
        case .zsh: ZshCompletion(program: self).script
        case .fish: FishCompletion(program: self).script
        }
    }
}
