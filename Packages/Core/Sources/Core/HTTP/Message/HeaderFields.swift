/// The header of a request or a response. Names are compared without regard to case, values keep their order.
public struct HeaderFields: Hashable, Codable, Sendable {
    /// One line of a header.
    public struct Field: Hashable, Codable, Sendable {
        /// In the letters in which it was written.
        public let name: String
        /// What stands behind the colon.
        public let value: String

        /// A line of a header. Neither text is checked.
        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    /// All lines, in the order in which they were added.
    public private(set) var fields: [Field] = []

    /// A header of these lines.
    public init(_ fields: [Field] = []) {
        self.fields = fields
    }

    /// Adds a line behind those that are there, also of the same name.
    public mutating func add(_ name: String, _ value: String) {
        fields.append(Field(name: name, value: value))
    }

    /// Removes all lines of a name, and adds one behind the others.
    public mutating func set(_ name: String, _ value: String) {
        remove(name)
        add(name, value)
    }

    /// Removes all lines of a name. Without effect when there is none.
    public mutating func remove(_ name: String) {
        fields.removeAll { $0.name.lowercased() == name.lowercased() }
    }

    /// All values of a name, in their order.
    public func values(of name: String) -> [String] {
        fields.filter { $0.name.lowercased() == name.lowercased() }.map(\.value)
    }

    /// The first value of a name; nil when there is none.
    public subscript(name: String) -> String? {
        fields.first { $0.name.lowercased() == name.lowercased() }?.value
    }
}

extension HeaderFields: ExpressibleByDictionaryLiteral {
    /// A header of these lines, in the order in which they are written.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(elements.map { Field(name: $0.0, value: $0.1) })
    }
}
