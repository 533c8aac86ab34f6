/// The values in a link, by name: those in the path and those in the query, decoded.
public struct LinkValues: Hashable, Sendable {
    private(set) var texts: [String: String]

    /// - Parameter texts: The values as they are meant, not encoded.
    public init(_ texts: [String: String] = [:]) {
        self.texts = texts
    }

    /// The value as text; nil when the link does not hold it.
    public subscript(name: String) -> String? { texts[name] }

    /// The same values and one more. A nil value adds nothing.
    public func setting(_ name: String, _ value: (some LosslessStringConvertible)?) -> LinkValues {
        setting(name, text: value?.description)
    }

    /// The same values and the raw value of one more. A nil value adds nothing.
    public func setting<Value: RawRepresentable>(_ name: String, _ value: Value?) -> LinkValues
    where Value.RawValue == String {
        setting(name, text: value?.rawValue)
    }

    /// The same values and one more that has both a raw value and a description: its description counts.
    public func setting<Value: RawRepresentable & LosslessStringConvertible>(
        _ name: String, _ value: Value?
    ) -> LinkValues where Value.RawValue == String {
        setting(name, text: value?.description)
    }

    private func setting(_ name: String, text: String?) -> LinkValues {
        var new = self
        if let text { new.texts[name] = text }
        return new
    }
}

extension LinkValues: ExpressibleByDictionaryLiteral {
    /// The last of several values of one name counts.
    public init(dictionaryLiteral elements: (String, String)...) {
        self.init(Dictionary(elements) { $1 })
    }
}
