extension KeyedDecodingContainer {
    /// A value that may be missing, null, or of another type than it should be.
    func lenient<Value: Decodable>(_ type: Value.Type, _ key: Key) -> Value? {
        (try? decodeIfPresent(type, forKey: key)) ?? nil
    }

    /// The readable elements of a list that may be missing. The others are left out.
    func lenientList<Value: Decodable>(of type: Value.Type, _ key: Key) -> [Value] {
        (lenient([LenientElement<Value>].self, key) ?? []).compactMap(\.value)
    }
}

/// An element of a list that is left out when it can't be read.
private struct LenientElement<Value: Decodable>: Decodable {
    let value: Value?

    init(from decoder: any Decoder) throws {
        value = try? Value(from: decoder)
    }
}
