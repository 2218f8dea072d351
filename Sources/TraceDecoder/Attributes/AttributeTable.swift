// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore

/// The attributes of one server, as far as a trace shows them.
///
/// Kept sorted by handle. A server has at most 65,535 attributes, so a hostile trace cannot grow it further.
///
/// `@exclusivity(unchecked)`: one thread uses it and nothing calls back into it, so that an access never overlaps another;
/// the run-time checks cost a quarter of the time of a long trace.
public final class AttributeTable {
    public struct Service: Sendable, Hashable {
        public var start: UInt16
        public var end: UInt16
        public var uuid: BluetoothUUID
        public var isPrimary: Bool
        /// Guessed from a response without its request.
        public var isInferred: Bool
    }

    public struct Include: Sendable, Hashable {
        public var handle: UInt16
        public var start: UInt16
        public var end: UInt16
        public var uuid: BluetoothUUID?
    }

    public struct Characteristic: Sendable, Hashable {
        public var declaration: UInt16
        public var properties: UInt8
        public var value: UInt16
        public var uuid: BluetoothUUID
        public var isInferred: Bool
    }

    public struct Descriptor: Sendable, Hashable {
        public var handle: UInt16
        public var uuid: BluetoothUUID
    }

    public private(set) var services: [Service] = []
    public private(set) var includes: [Include] = []
    public private(set) var characteristics: [Characteristic] = []
    /// Attributes of which only the type is known: descriptors, declarations found by Find Information.
    public private(set) var descriptors: [Descriptor] = []

    /// Index into the catalog for each handle; −1 nothing known, −2 not looked up since the table changed.
    @exclusivity(unchecked) private var resolved: [Int32] = []

    public init() {}

    public var isEmpty: Bool { services.isEmpty && characteristics.isEmpty && descriptors.isEmpty }

    // MARK: Learning

    func learn(_ service: Service) {
        guard service.start > 0, service.start <= service.end else { return }
        let position = services.firstIndex { $0.start >= service.start } ?? services.count
        if position < services.count, services[position] == service { return }
        if position < services.count, services[position].start == service.start {
            // A guess never replaces what was asked for.
            if service.isInferred && !services[position].isInferred { return }
            let old = services[position]
            if old.uuid == service.uuid && old.end == service.end {
                services[position] = service
                return
            }
            if old.uuid != service.uuid {
                forget(service.start...max(old.end, service.end))
            } else {
                services.remove(at: position)
            }
        }
        services.insert(service, at: services.firstIndex { $0.start >= service.start } ?? services.count)
        changed()
    }

    func learn(_ include: Include) {
        guard include.handle > 0 else { return }
        let position = includes.firstIndex { $0.handle >= include.handle } ?? includes.count
        if position < includes.count, includes[position].handle == include.handle {
            includes[position] = include
        } else {
            includes.insert(include, at: position)
        }
    }

    func learn(_ characteristic: Characteristic) {
        guard characteristic.declaration > 0, characteristic.value > characteristic.declaration else { return }
        let position =
            characteristics.firstIndex { $0.declaration >= characteristic.declaration } ?? characteristics.count
        if position < characteristics.count, characteristics[position].declaration == characteristic.declaration {
            guard characteristics[position] != characteristic else { return }
            if characteristic.isInferred && !characteristics[position].isInferred { return }
            characteristics[position] = characteristic
        } else {
            characteristics.insert(characteristic, at: position)
        }
        changed()
    }

    func learn(_ descriptor: Descriptor) {
        guard descriptor.handle > 0 else { return }
        let position = descriptors.firstIndex { $0.handle >= descriptor.handle } ?? descriptors.count
        if position < descriptors.count, descriptors[position].handle == descriptor.handle {
            guard descriptors[position] != descriptor else { return }
            descriptors[position] = descriptor
        } else {
            descriptors.insert(descriptor, at: position)
        }
        changed()
    }

    /// Drops everything in a range of handles (Service Changed).
    func forget(_ range: ClosedRange<UInt16>) {
        services.removeAll { range.overlaps($0.start...$0.end) && range.contains($0.start) }
        includes.removeAll { range.contains($0.handle) }
        characteristics.removeAll { range.contains($0.declaration) }
        descriptors.removeAll { range.contains($0.handle) }
        changed()
    }

    private func changed() {
        for index in resolved.indices { resolved[index] = -2 }
    }

    // MARK: Looking up

    /// Index into `catalog` of what is known of `handle`, −1 for nothing.
    @inline(__always)
    func attribute(_ handle: UInt16, in catalog: inout AttributeCatalog) -> Int32 {
        if Int(handle) < resolved.count {
            let known = resolved[Int(handle)]
            if known != -2 { return known }
        }
        return lookUp(handle, in: &catalog)
    }

    @inline(never)
    private func lookUp(_ handle: UInt16, in catalog: inout AttributeCatalog) -> Int32 {
        let result = describe(handle, in: &catalog)
        if Int(handle) >= resolved.count {
            resolved.append(contentsOf: repeatElement(-2, count: Int(handle) + 1 - resolved.count))
        }
        resolved[Int(handle)] = result
        return result
    }

    private func describe(_ handle: UInt16, in catalog: inout AttributeCatalog) -> Int32 {
        let service = services.last { $0.start <= handle && handle <= $0.end }
        if let declared = services.first(where: { $0.start == handle }) {
            return catalog.intern(
                role: .serviceDeclaration, uuid: BluetoothUUID(declared.isPrimary ? 0x2800 : 0x2801),
                service: declared.uuid, characteristic: nil, isInferred: declared.isInferred)
        }
        if let own = characteristics.first(where: { $0.declaration == handle }) {
            return catalog.intern(
                role: .characteristicDeclaration, uuid: BluetoothUUID(0x2803), service: service?.uuid,
                characteristic: own.uuid, isInferred: own.isInferred)
        }
        if let own = characteristics.first(where: { $0.value == handle }) {
            return catalog.intern(
                role: .characteristicValue, uuid: own.uuid, service: service?.uuid, characteristic: own.uuid,
                isInferred: own.isInferred)
        }
        guard let known = descriptors.first(where: { $0.handle == handle }) else { return -1 }
        // A descriptor belongs to the characteristic before it, within the same service.
        let owner = characteristics.last { $0.declaration < handle }
        let isInside = owner.map { owner in service.map { $0.start <= owner.declaration } ?? true } ?? false
        let isDescriptor = known.uuid.short.map { $0 >= 0x2900 && $0 < 0x2a00 } ?? true
        return catalog.intern(
            role: isDescriptor && isInside ? .descriptor : .other, uuid: known.uuid, service: service?.uuid,
            characteristic: isInside ? owner?.uuid : nil, isInferred: false)
    }
}
