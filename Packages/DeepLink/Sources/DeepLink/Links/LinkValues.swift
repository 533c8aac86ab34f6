import RoutePatterns

/// The values in a link, by their index among the pattern's values: those in the path, then those in the query.
public struct LinkValues: Sendable {
    struct QueryValue {
        /// The index among the pattern's query parameters.
        let parameter: Int
        let text: ArraySlice<UInt8>
    }

    let kind: LinkKind
    /// The decoded segments of the path.
    let path: [ArraySlice<UInt8>]
    /// The decoded values in the query, in the link's order.
    let query: [QueryValue]

    /// Returns a value.
    ///
    /// - Throws: ``LinkValueError`` if the link doesn't have the value, or its type doesn't accept it.
    public func value<Value>(_ index: Int, _ conversion: LinkConversion<Value>) throws(LinkValueError) -> Value {
        if let value = try optionalValue(index, conversion) { return value }
        throw error(index, nil, LinkConversion<Value>.expected)
    }

    /// Returns a value, or `nil` if the link doesn't have it.
    ///
    /// - Throws: ``LinkValueError`` if the type doesn't accept the value.
    public func optionalValue<Value>(
        _ index: Int, _ conversion: LinkConversion<Value>
    ) throws(LinkValueError) -> Value? {
        guard let text = text(index) else { return nil }
        if let value = conversion.parse(text) { return value }
        throw error(index, text, LinkConversion<Value>.expected)
    }

    /// Returns all values of a repeated query parameter, in the link's order.
    ///
    /// - Throws: ``LinkValueError`` if the type doesn't accept one of them.
    public func repeatedValue<Value>(
        _ index: Int, _ conversion: LinkConversion<Value>
    ) throws(LinkValueError) -> [Value] {
        var result: [Value] = []
        for value in query where value.parameter == index - kind.pattern.valueSegments.count {
            guard let converted = conversion.parse(value.text.text) else {
                throw error(index, value.text.text, LinkConversion<Value>.expected)
            }
            result.append(converted)
        }
        return result
    }

    /// Returns the texts of a tail. Returns no texts if the value isn't a tail.
    ///
    /// - Complexity: O(*n*) in the length of the path.
    public func tail(_ index: Int) -> [String] {
        guard kind.pattern.parameters.indices.contains(index), kind.pattern.parameters[index].kind == .tail else {
            return []
        }
        return path[kind.pattern.valueSegments[index]...].map { PathValue.value(of: $0.text) }
    }

    private func text(_ index: Int) -> String? {
        let segments = kind.pattern.valueSegments
        if segments.indices.contains(index) { return PathValue.value(of: path[segments[index]].text) }
        return query.first { $0.parameter == index - segments.count }?.text.text
    }

    private func error(_ index: Int, _ value: String?, _ expected: String) -> LinkValueError {
        let parameters = kind.pattern.parameters
        let name = parameters.indices.contains(index) ? parameters[index].name : "value \(index)"
        return LinkValueError(name: name, value: value, expected: expected)
    }
}

/// A value of a link that can't become part of a route.
public struct LinkValueError: Error, Hashable, Sendable {
    /// The name of the value.
    public var name: String
    /// The decoded text in the link. `nil` if it's missing.
    public var value: String?
    /// The values that are accepted, as the end of a sentence: `a whole number`.
    public var expected: String

    public init(name: String, value: String?, expected: String) {
        self.name = name
        self.value = value
        self.expected = expected
    }
}
