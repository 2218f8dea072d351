// SPDX-License-Identifier: Apache-2.0

extension MonkeyMessage {
    /// The indices of all nodes in the order in which an encoder meets their strings.
    func indices(in order: MonkeyEncoding.StringOrder) -> [Int] {
        switch order {
        case .breadthFirst: return Array(nodes.indices)
        case .depthFirst:
            var result: [Int] = []
            result.reserveCapacity(nodes.count)
            // What is to be visited, the next one last.
            var stack = Array(rootIndices.reversed())
            while let index = stack.popLast() {
                result.append(index)
                guard nodes[index].isContainer else { continue }
                let children = children(of: nodes[index])
                var child = children.upperBound
                while child > children.lowerBound {
                    child -= 1
                    stack.append(child)
                }
            }
            return result
        }
    }
}
