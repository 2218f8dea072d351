// SPDX-License-Identifier: Apache-2.0

/// When output is coloured.
public enum ColorChoice: String, ChoiceValue {
    case auto, always, never

    public var summary: String {
        switch self {
        case .auto: "On a terminal, unless NO_COLOR is set."
        case .always: "Always."
        case .never: "Never."
        }
    }
}
