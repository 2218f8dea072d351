// SPDX-License-Identifier: Apache-2.0

/// Where on the screen an intent came from, in pixels.
public struct SourceBounds: Sendable, Hashable {
    public var left: Int32
    public var top: Int32
    public var right: Int32
    public var bottom: Int32

    public init(left: Int32, top: Int32, right: Int32, bottom: Int32) {
        self.left = left
        self.top = top
        self.right = right
        self.bottom = bottom
    }
}
