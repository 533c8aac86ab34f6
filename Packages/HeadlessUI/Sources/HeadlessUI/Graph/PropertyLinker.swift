/// A property wrapper that keeps its storage in the graph.
@MainActor
protocol LinkedProperty {
    /// Connects the wrapper to its storage at this position; `slot` tells it from the others of its view.
    mutating func link(in inputs: _ViewInputs, slot: Int)
}

/// Finds the dynamic properties of views and connects them.
///
/// The offsets of a type's fields are looked up once, through the runtime's reflection, and used for every
/// value of it. The alternative, reference boxes found with `Mirror` on each evaluation, costs allocations every time
/// and gives two uses of one view value one state.
@MainActor
struct PropertyLinker {
    private enum Field {
        case linked(offset: Int, any LinkedProperty.Type)
        case update(offset: Int, any DynamicProperty.Type)
    }
    private var fields: [ObjectIdentifier: [Field]] = [:]

    mutating func link<V>(_ value: inout V, in inputs: _ViewInputs) {
        let fields = fields(of: V.self)
        if fields.isEmpty { return }
        withUnsafeMutableBytes(of: &value) { bytes in
            guard let start = bytes.baseAddress else { return }
            for (slot, field) in fields.enumerated() {
                switch field {
                case .linked(let offset, let type): type.link(at: start + offset, in: inputs, slot: slot)
                case .update(let offset, let type): type.update(at: start + offset)
                }
            }
        }
    }

    private mutating func fields(of type: Any.Type) -> [Field] {
        if let known = fields[ObjectIdentifier(type)] { return known }
        var found: [Field] = []
        collect(type, base: 0, into: &found)
        fields[ObjectIdentifier(type)] = found
        return found
    }

    private func collect(_ type: Any.Type, base: Int, into found: inout [Field]) {
        for property in StoredProperty.all(of: type) {
            let offset = base + property.offset
            if let linked = property.type as? any LinkedProperty.Type {
                found.append(.linked(offset: offset, linked))
            } else if let dynamic = property.type as? any DynamicProperty.Type {
                collect(property.type, base: offset, into: &found)
                found.append(.update(offset: offset, dynamic))
            }
        }
    }
}

extension LinkedProperty {
    fileprivate static func link(at address: UnsafeMutableRawPointer, in inputs: _ViewInputs, slot: Int) {
        address.assumingMemoryBound(to: Self.self).pointee.link(in: inputs, slot: slot)
    }
}

extension DynamicProperty {
    fileprivate static func update(at address: UnsafeMutableRawPointer) {
        address.assumingMemoryBound(to: Self.self).pointee.update()
    }
}
