import RoutePatterns

/// Collects the values of a route: each exactly once, in the order of the pattern's values.
///
/// Any text can be written, and is encoded so that it reads back as the same. If values are missing, superfluous, or of
/// another kind than in the pattern, there is no link.
public struct LinkWriter {
    enum Value {
        case text(String)
        case missing
        case repeated([String])
        case tail([String])
    }

    private(set) var values: [Value] = []

    /// Writes a value.
    public mutating func write<Value>(_ value: Value, _ conversion: LinkConversion<Value>) {
        values.append(.text(conversion.print(value)))
    }

    /// Writes a value of the query, or nothing if it's `nil`.
    public mutating func write<Value>(_ value: Value?, _ conversion: LinkConversion<Value>) {
        values.append(value.map { .text(conversion.print($0)) } ?? .missing)
    }

    /// Writes all values of a repeated query parameter.
    public mutating func write<Value>(_ values: [Value], _ conversion: LinkConversion<Value>) {
        self.values.append(.repeated(values.map(conversion.print)))
    }

    /// Writes the segments of a tail, which has at least one.
    public mutating func writeTail(_ segments: [String]) { values.append(.tail(segments)) }
}

extension RoutePattern {
    /// Returns the encoded path and query with the given values. Returns `nil` if the values don't fit the pattern.
    func link(with values: [LinkWriter.Value]) -> (path: String, query: String)? {
        guard values.count == parameters.count else { return nil }
        var rest = values.makeIterator()
        var path = segments.isEmpty ? "/" : ""
        for segment in segments {
            switch segment {
            case .literal(let text): path += "/" + PercentCoding.encode(text)
            case .parameter:
                guard case .text(let text)? = rest.next() else { return nil }
                path += "/" + PercentCoding.encode(PathValue.segment(of: text))
            case .tail:
                guard case .tail(let texts)? = rest.next(), !texts.isEmpty else { return nil }
                for text in texts { path += "/" + PercentCoding.encode(PathValue.segment(of: text)) }
            }
        }
        var query = ""
        for parameter in self.query {
            let texts: [String]
            switch (rest.next(), parameter.isRepeated) {
            case (.text(let text), false): texts = [text]
            case (.missing, _): texts = []
            case (.repeated(let all), true): texts = all
            default: return nil
            }
            for text in texts { query += "\(query.isEmpty ? "?" : "&")\(parameter.name)=\(PercentCoding.encode(text))" }
        }
        return (path, query)
    }
}
