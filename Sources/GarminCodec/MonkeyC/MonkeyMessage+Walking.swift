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
                if nodes[index].isContainer { stack.append(contentsOf: children(of: nodes[index]).reversed()) }
            }
            return result
        case .stringsBeforeContainers:
            var result: [Int] = []
            result.reserveCapacity(nodes.count)
            var stack: [Int] = []
            for root in rootIndices {
                result.append(root)
                stack.append(root)
                while let index = stack.popLast() {
                    let children = children(of: nodes[index])
                    result.append(contentsOf: children)
                    stack.append(contentsOf: children.filter { nodes[$0].isContainer }.reversed())
                }
            }
            return result
        }
    }
}
