import RoutePatterns

extension LinkValues {
    /// The text of a value in the path or the query, decoded.
    @usableFromInline
    func text(of range: LinkRange, _ index: Int) -> String {
        LinkDecoder.text(bytes(of: range), isEncoded: range.isEncoded, isQuery: index >= Int(found.pathCount))
    }

    /// The texts of a tail: of each segment from the value's place on; empty when the value is no tail.
    ///
    /// - Complexity: O(*n*) in the length of the path.
    public func tail(_ index: Int) -> [String] {
        guard let range = range(of: index), parameter(index)?.kind == .tail else { return [] }
        return bytes(of: range).split(separator: LinkBytes.slash).map { segment in
            let isEncoded = segment.contains(LinkBytes.percent)
            return LinkDecoder.text(UnsafeBufferPointer(rebasing: segment), isEncoded: isEncoded, isQuery: false)
        }
    }

    /// Where the texts of a repeated value stand, in the link's order.
    ///
    /// - Complexity: O(*n*) in the length of the query.
    @usableFromInline
    func repeated(_ index: Int) -> [LinkRange] {
        guard range(of: index) != nil, let base = bytes.baseAddress,
            let name = lender.takeUnretainedValue().name(
                ofParameter: index - Int(found.pathCount), ofEntry: Int(found.entry))
        else { return [] }
        var result: [LinkRange] = []
        var position = found.query.lowerBound
        let end = found.query.upperBound
        while position < end {
            let key = LinkMatcher.scan(base, from: position, to: end, endsAtEquals: true)
            var value = LinkRange(key.upperBound, key.upperBound, isEncoded: false)
            if key.upperBound < end, base[key.upperBound] == UInt8(ascii: "=") {
                value = LinkMatcher.scan(base, from: key.upperBound + 1, to: end, endsAtEquals: false)
            }
            position = value.upperBound + 1
            if lender.takeUnretainedValue().isSame(base, key, name) { result.append(value) }
        }
        return result
    }

    /// What the pattern says of a value; nil when it has none of this index.
    func parameter(_ index: Int) -> RoutePattern.Parameter? {
        let parameters = lender.takeUnretainedValue().patterns[Int(found.entry)].parameters
        return parameters.indices.contains(index) ? parameters[index] : nil
    }

    /// The error of a value that the link does not hold, or that is not what it should be.
    @usableFromInline
    func failure(_ index: Int, _ expected: String) -> LinkValueError {
        LinkValueError(name: name(index), value: range(of: index).map { text(of: $0, index) }, expected: expected)
    }

    /// The error of a value that is not what it should be.
    @usableFromInline
    func wrong(_ index: Int, _ value: String, _ expected: String) -> LinkValueError {
        LinkValueError(name: name(index), value: value, expected: expected)
    }

    private func name(_ index: Int) -> String { parameter(index)?.name ?? "value \(index)" }
}
