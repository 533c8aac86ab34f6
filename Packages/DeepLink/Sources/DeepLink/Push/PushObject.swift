import Foundation

/// An object within a push, and the way to it.
struct PushObject {
    let fields: [String: PushValue]
    private let path: String

    init(_ fields: [String: PushValue], at path: String = "") {
        self.fields = fields
        self.path = path
    }

    /// The way to a field: `actions[1].link`.
    func path(to name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    /// The value of a field; nil when it is not there, or null.
    subscript(name: String) -> PushValue? {
        let value = fields[name]
        return value == .null ? nil : value
    }

    func object(_ name: String) throws(PushPayloadError) -> PushObject? {
        guard let value = self[name] else { return nil }
        guard case .object(let fields) = value else { throw wrongType(name, "an object", value) }
        return PushObject(fields, at: path(to: name))
    }

    func bool(_ name: String) throws(PushPayloadError) -> Bool? {
        guard let value = self[name] else { return nil }
        guard case .bool(let bool) = value else { throw wrongType(name, "true or false", value) }
        return bool
    }

    func integer(_ name: String) throws(PushPayloadError) -> Int? {
        guard let value = self[name] else { return nil }
        guard case .number(let number) = value, let integer = Int(exactly: number) else {
            throw wrongType(name, "a whole number", value)
        }
        return integer
    }

    func list(_ name: String, _ limit: Int) throws(PushPayloadError) -> [PushValue] {
        guard let value = self[name] else { return [] }
        guard case .list(let list) = value else { throw wrongType(name, "a list", value) }
        guard list.count <= limit else { throw .tooMany(path: path(to: name), count: list.count, limit: limit) }
        return list
    }

    func wrongType(_ name: String, _ expected: String, _ value: PushValue) -> PushPayloadError {
        .wrongType(path: path(to: name), expected: expected, found: value.kind)
    }
}
