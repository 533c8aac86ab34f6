import RoutePatterns

extension LinkAddress {
    /// The path's segments, each decoded once: an encoded slash stays inside its segment. A slash at the end adds none.
    ///
    /// - Parameter first: A segment that comes before the path's, not decoded yet.
    func segments(after first: Substring? = nil, of text: String) throws(DeepLinkRefusal) -> [String] {
        guard authority != nil || path.utf8.starts(with: "/".utf8) else {
            throw .malformedURL(text, reason: "its path does not begin with a slash")
        }
        var raw = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false).dropFirst()
        if raw.last?.isEmpty == true { raw = raw.dropLast() }
        var result: [String] = []
        for part in (first.map { [$0] } ?? []) + raw.map(\.asText) {
            guard let segment = PercentCoding.decode(part) else {
                throw .malformedURL(text, reason: "\"\(part)\" in its path is not valid percent-encoded UTF-8")
            }
            result.append(segment)
        }
        return result
    }

    /// Checks the values of the query parameters asked for. Others are passed over, whatever they hold: links collect
    /// campaign tags on their way.
    ///
    /// - Parameter names: The names, and whether they may be repeated.
    /// - Returns: The value of each name, the last one when it is repeated.
    func queryValues(of names: [String: Bool], of text: String) throws(DeepLinkRefusal) -> [String: String] {
        var result: [String: String] = [:]
        for item in query.utf8.split(separator: UInt8(ascii: "&")) {
            let name = item.prefix { $0 != UInt8(ascii: "=") }
            guard let decoded = PercentCoding.decode(name.asText, plusIsSpace: true), let isRepeated = names[decoded]
            else { continue }
            guard let value = PercentCoding.decode(item.dropFirst(name.count + 1).asText, plusIsSpace: true) else {
                throw .malformedURL(
                    text, reason: "the value of \"\(decoded)\" in its query is not valid percent-encoded UTF-8")
            }
            guard result.updateValue(value, forKey: decoded) == nil || isRepeated else {
                throw .duplicateParameter(decoded)
            }
        }
        return result
    }
}
