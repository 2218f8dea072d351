// SPDX-License-Identifier: Apache-2.0

/// A shell that completion scripts are made for.
public enum Shell: String, ChoiceValue {
    case bash, zsh, fish
}
