// SPDX-License-Identifier: Apache-2.0

public import BluetoothCore

/// The attributes of one server, as far as a trace shows them.
///
/// Kept sorted by handle and free of contradictions: services do not overlap, nor do characteristics, and no two entries
/// give an attribute different types; what was learned last counts. A server has at most 65,535 attributes, so a hostile
/// trace cannot grow it further.
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

    public internal(set) var services: [Service] = []
    public internal(set) var includes: [Include] = []
    public internal(set) var characteristics: [Characteristic] = []
    /// Attributes of which only the type is known: descriptors, declarations found by Find Information.
    public internal(set) var descriptors: [Descriptor] = []

    /// What was looked up before, by the low bits of the handle: it grows to the handles in use, up to a bound.
    @exclusivity(unchecked) private var resolved: [Resolved] = []
    /// Counts changes, so that what was looked up before one is not taken for true after it.
    @exclusivity(unchecked) private var version: UInt32 = 1

    private struct Resolved {
        var version: UInt32 = 0
        var attribute: Int32 = -1
        var handle: UInt16 = 0
    }

    /// Handles of real servers lie close together near 1.
    private static let maximumResolved = 1024

    public init() {}

    public var isEmpty: Bool { services.isEmpty && characteristics.isEmpty && descriptors.isEmpty }

    func changed() { version &+= 1 }

    // MARK: Looking up

    /// Index into `catalog` of what is known of `handle`, −1 for nothing.
    @inline(__always)
    func attribute(_ handle: UInt16, in catalog: inout AttributeCatalog) -> Int32 {
        // The count is a power of two, or 0.
        if !resolved.isEmpty {
            let known = resolved[Int(handle) & (resolved.count - 1)]
            if known.version == version && known.handle == handle { return known.attribute }
        }
        return lookUp(handle, in: &catalog)
    }

    @inline(never)
    private func lookUp(_ handle: UInt16, in catalog: inout AttributeCatalog) -> Int32 {
        let result = describe(handle, in: &catalog)
        var count = max(resolved.count, 16)
        while count <= Int(handle) && count < Self.maximumResolved { count *= 2 }
        if count != resolved.count { resolved = [Resolved](repeating: Resolved(), count: count) }
        resolved[Int(handle) & (count - 1)] = Resolved(version: version, attribute: result, handle: handle)
        return result
    }

    /// The service that a handle lies in.
    func service(around handle: UInt16) -> Service? {
        let position = services.partition { $0.start <= handle }
        guard position > 0, services[position - 1].end >= handle else { return nil }
        return services[position - 1]
    }

    /// The characteristic before or at a handle.
    func characteristic(before handle: UInt16) -> Characteristic? {
        let position = characteristics.partition { $0.declaration <= handle }
        return position > 0 ? characteristics[position - 1] : nil
    }

    func descriptor(_ handle: UInt16) -> Descriptor? {
        let position = descriptors.partition { $0.handle < handle }
        return position < descriptors.count && descriptors[position].handle == handle ? descriptors[position] : nil
    }

    private func describe(_ handle: UInt16, in catalog: inout AttributeCatalog) -> Int32 {
        let service = service(around: handle)
        if let service, service.start == handle {
            return catalog.intern(
                role: .serviceDeclaration, uuid: BluetoothUUID(service.isPrimary ? 0x2800 : 0x2801),
                service: service.uuid, characteristic: nil, isInferred: service.isInferred)
        }
        if let own = characteristic(before: handle) {
            if own.declaration == handle {
                return catalog.intern(
                    role: .characteristicDeclaration, uuid: BluetoothUUID(0x2803), service: service?.uuid,
                    characteristic: own.uuid, isInferred: own.isInferred)
            }
            if own.value == handle {
                return catalog.intern(
                    role: .characteristicValue, uuid: own.uuid, service: service?.uuid, characteristic: own.uuid,
                    isInferred: own.isInferred)
            }
        }
        guard let known = descriptor(handle) else { return -1 }
        let (role, characteristic) = place(known, service)
        return catalog.intern(
            role: role, uuid: known.uuid, service: service?.uuid, characteristic: characteristic, isInferred: false)
    }

    /// What an attribute is of which only the type was told, and to which characteristic it belongs.
    private func place(_ known: Descriptor, _ service: Service?) -> (AttributeDescriptor.Role, BluetoothUUID?) {
        let short = known.uuid.short ?? 0
        switch short {
        case 0x2800, 0x2801: return (.serviceDeclaration, nil)
        case 0x2803: return (.characteristicDeclaration, nil)
        case 0x2800..<0x2900: return (.other, nil)
        default: break
        }
        if isValue(known) { return (.characteristicValue, known.uuid) }
        // Types that the specification assigns to values: the value was found by its type, its place is not known.
        if (0x2a00..<0x3000).contains(short) { return (.other, known.uuid) }
        guard let owner = owner(of: known.handle, service) else { return (.other, nil) }
        // Types of values may lie among characteristics that are not known; descriptors have types of their own.
        let isDescriptor = short == 0 || (0x2900..<0x2a00).contains(short)
        return (isDescriptor ? .descriptor : .other, owner)
    }

    /// Whether an attribute follows a characteristic declaration of which only the type is known: then it is the value.
    private func isValue(_ known: Descriptor) -> Bool {
        guard known.handle > 1 else { return false }
        return descriptor(known.handle - 1)?.uuid.short == 0x2803
            && characteristic(before: known.handle)?.declaration != known.handle - 1
    }

    /// A descriptor belongs to the characteristic before it, within the same service.
    private func owner(of handle: UInt16, _ service: Service?) -> BluetoothUUID? {
        var owner = characteristic(before: handle)
        if let found = owner, let service, found.declaration < service.start { owner = nil }
        // A characteristic of which only the types are known may come in between; few descriptors follow a value.
        var position = descriptors.partition { $0.handle < handle }
        for _ in 0..<16 where position > 0 {
            position -= 1
            let before = descriptors[position]
            if before.handle < service?.start ?? 1 || before.handle <= owner?.value ?? 0 { break }
            if let short = before.uuid.short, (0x2800..<0x2900).contains(short) { return nil }
            if isValue(before) { return before.uuid }
        }
        return owner?.uuid
    }
}

extension Array {
    /// Number of the elements at the front for which `isBefore` holds, in an array where they all come first.
    @inline(__always)
    func partition(_ isBefore: (Element) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = low + (high - low) / 2
            if isBefore(self[middle]) { low = middle + 1 } else { high = middle }
        }
        return low
    }
}
