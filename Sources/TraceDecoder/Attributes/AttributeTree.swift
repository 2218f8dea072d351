// SPDX-License-Identifier: Apache-2.0

import BluetoothCore

/// The attributes of one server in their hierarchy: what belongs to which service and characteristic.
struct AttributeTree {
    struct Characteristic {
        var content: AttributeTable.Characteristic
        var descriptors: [AttributeTable.Descriptor] = []
    }

    struct Service {
        /// Nil for what lies in no known service.
        var content: AttributeTable.Service?
        var includes: [AttributeTable.Include] = []
        var characteristics: [Characteristic] = []
    }

    private(set) var services: [Service] = []
    /// What lies in no service that the trace shows.
    private(set) var homeless = Service()
    /// Attributes of which nothing is known but the type.
    private(set) var others: [AttributeTable.Descriptor] = []

    init(_ entry: AttributeDatabase.Entry) {
        services = entry.services.sorted { $0.start < $1.start }.map { Service(content: $0) }
        var placed: Set<UInt16> = []
        for service in entry.services { placed.insert(service.start) }
        for include in entry.includes {
            placed.insert(include.handle)
            edit(include.handle) { $0.includes.append(include) }
        }
        for characteristic in entry.characteristics {
            placed.insert(characteristic.declaration)
            placed.insert(characteristic.value)
            edit(characteristic.declaration) { $0.characteristics.append(Characteristic(content: characteristic)) }
        }
        for descriptor in entry.descriptors where !placed.contains(descriptor.handle) {
            place(descriptor)
        }
    }

    private func position(of handle: UInt16) -> Int? {
        let after = services.partition { $0.content.map { $0.start <= handle } ?? false }
        guard after > 0, let content = services[after - 1].content, content.end >= handle else { return nil }
        return after - 1
    }

    private mutating func edit(_ handle: UInt16, _ change: (inout Service) -> Void) {
        if let position = position(of: handle) { change(&services[position]) } else { change(&homeless) }
    }

    /// A descriptor belongs to the characteristic before it; declarations stand for themselves.
    private mutating func place(_ descriptor: AttributeTable.Descriptor) {
        let short = descriptor.uuid.short
        let isDeclaration = short.map { (0x2800..<0x2900).contains($0) } ?? false
        // Types of values may lie among characteristics that are not known; right behind a value they do not.
        let isCertain = short.map { (0x2900..<0x2a00).contains($0) } ?? true
        var isPlaced = false
        if !isDeclaration {
            edit(descriptor.handle) { service in
                let after = service.characteristics.partition { $0.content.value < descriptor.handle }
                guard after > 0 else { return }
                let owner = after - 1
                let last =
                    service.characteristics[owner].descriptors.last?.handle
                    ?? service.characteristics[owner].content.value
                guard isCertain || last &+ 1 == descriptor.handle else { return }
                service.characteristics[owner].descriptors.append(descriptor)
                isPlaced = true
            }
        }
        if !isPlaced { others.append(descriptor) }
    }
}
