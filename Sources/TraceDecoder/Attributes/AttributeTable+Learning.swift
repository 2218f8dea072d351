// SPDX-License-Identifier: Apache-2.0

import BluetoothCore

/// What is learned of a server goes where it belongs and drives out what contradicts it.
///
/// A guess never replaces what was asked for.
extension AttributeTable {
    func learn(_ service: Service) {
        guard service.start > 0, service.start <= service.end else { return }
        // The service before may reach into the new one; those that start within it overlap it for certain.
        let position = services.partition { $0.start < service.start }
        var first = position
        if first > 0, services[first - 1].end >= service.start { first -= 1 }
        var last = position
        while last < services.count, services[last].start <= service.end { last += 1 }
        if last == position + 1, first == position, services[position] == service { return }
        if service.isInferred && services[first..<last].contains(where: { !$0.isInferred }) { return }
        for old in services[position..<last] where old.start != service.start || old.uuid != service.uuid {
            forgetAttributes(old.start...old.end)
        }
        services.removeSubrange(position..<last)
        if first < position { services[first].end = service.start - 1 }
        services.insert(service, at: position)
        // An attribute is one thing: the declaration of the service is no part of a characteristic.
        characteristics.removeRange(around: service.start...service.start)
        if let type = descriptor(service.start)?.uuid.short, type == 0x2800 || type == 0x2801 {
            // It says the same.
        } else {
            removeDescriptors(service.start...service.start)
        }
        changed()
    }

    func learn(_ include: Include) {
        guard include.handle > 0 else { return }
        let position = includes.partition { $0.handle < include.handle }
        if position < includes.count, includes[position].handle == include.handle {
            includes[position] = include
        } else {
            includes.insert(include, at: position)
        }
    }

    func learn(_ characteristic: Characteristic) {
        guard characteristic.declaration > 0, characteristic.value > characteristic.declaration else { return }
        let handles = characteristic.declaration...characteristic.value
        let others = characteristics.range(around: handles)
        if others.count == 1, characteristics[others.lowerBound] == characteristic { return }
        let declared = services.partition { $0.start < handles.lowerBound }
        var end = declared
        while end < services.count, services[end].start <= handles.upperBound { end += 1 }
        if characteristic.isInferred {
            if characteristics[others].contains(where: { !$0.isInferred }) { return }
            if services[declared..<end].contains(where: { !$0.isInferred }) { return }
        }
        services.removeSubrange(declared..<end)
        characteristics.replaceSubrange(others, with: CollectionOfOne(characteristic))
        if let type = descriptor(handles.lowerBound)?.uuid, type.short != 0x2803 {
            removeDescriptors(handles.lowerBound...handles.lowerBound)
        }
        if let type = descriptor(handles.upperBound)?.uuid, type != characteristic.uuid {
            removeDescriptors(handles.upperBound...handles.upperBound)
        }
        changed()
    }

    func learn(_ descriptor: Descriptor) {
        guard descriptor.handle > 0 else { return }
        let handle = descriptor.handle
        let position = descriptors.partition { $0.handle < handle }
        if position < descriptors.count, descriptors[position].handle == handle {
            guard descriptors[position] != descriptor else { return }
            descriptors[position] = descriptor
        } else {
            descriptors.insert(descriptor, at: position)
        }
        let short = descriptor.uuid.short
        if let service = service(around: handle), service.start == handle,
            short != (service.isPrimary ? 0x2800 : 0x2801)
        {
            services.remove(at: services.partition { $0.start < handle })
        }
        if let owner = characteristic(before: handle),
            owner.declaration == handle && short != 0x2803 || owner.value == handle && descriptor.uuid != owner.uuid
        {
            characteristics.remove(at: characteristics.partition { $0.declaration < owner.declaration })
        }
        changed()
    }

    /// A 128-bit service that is included: its UUID stands in its declaration only.
    func learnIncluded(at handle: UInt16, uuid: BluetoothUUID) {
        for index in includes.indices where includes[index].start == handle && includes[index].uuid == nil {
            includes[index].uuid = uuid
            learnIncluded(includes[index])
        }
    }

    /// A service that was not found among the primary ones before it was met as an included one is secondary.
    func learnIncluded(_ include: Include) {
        guard let uuid = include.uuid, service(around: include.start)?.start != include.start else { return }
        learn(Service(start: include.start, end: include.end, uuid: uuid, isPrimary: false, isInferred: true))
    }

    /// Drops everything in a range of handles (Service Changed).
    func forget(_ range: ClosedRange<UInt16>) {
        let first = services.partition { $0.start < range.lowerBound }
        let last = services.partition { $0.start <= range.upperBound }
        services.removeSubrange(first..<last)
        forgetAttributes(range)
        changed()
    }

    private func forgetAttributes(_ range: ClosedRange<UInt16>) {
        let firstInclude = includes.partition { $0.handle < range.lowerBound }
        let lastInclude = includes.partition { $0.handle <= range.upperBound }
        includes.removeSubrange(firstInclude..<lastInclude)
        let first = characteristics.partition { $0.declaration < range.lowerBound }
        let last = characteristics.partition { $0.declaration <= range.upperBound }
        characteristics.removeSubrange(first..<last)
        removeDescriptors(range)
    }

    private func removeDescriptors(_ range: ClosedRange<UInt16>) {
        let first = descriptors.partition { $0.handle < range.lowerBound }
        let last = descriptors.partition { $0.handle <= range.upperBound }
        descriptors.removeSubrange(first..<last)
    }
}

extension [AttributeTable.Characteristic] {
    /// Characteristics with an attribute among the handles.
    func range(around handles: ClosedRange<UInt16>) -> Range<Int> {
        var first = partition { $0.declaration < handles.lowerBound }
        if first > 0, self[first - 1].value >= handles.lowerBound { first -= 1 }
        return first..<Swift.max(first, partition { $0.declaration <= handles.upperBound })
    }

    mutating func removeRange(around handles: ClosedRange<UInt16>) { removeSubrange(range(around: handles)) }
}
