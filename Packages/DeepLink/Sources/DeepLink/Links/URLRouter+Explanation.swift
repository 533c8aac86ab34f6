public import RoutePatterns

extension URLRouter {
    /// The reading of a link, and the comparison of its path with the patterns of all entries.
    public struct Explanation: Sendable {
        /// The screens of the link, or the reason why it's refused.
        public fileprivate(set) var stack: Result<LinkStack<Route>, DeepLinkRefusal>
        /// The decoded path. `nil` if the link can't be taken apart.
        public fileprivate(set) var path: [String]?
        /// All patterns: the matching ones in the order of their precedence, then the others, the closest first.
        public fileprivate(set) var candidates: [LinkCandidate] = []
        /// The names in the query that the matching pattern doesn't declare, so that their values are ignored.
        public fileprivate(set) var undeclared: [String] = []
    }

    /// Explains the screen of a link, or the reason why it's refused.
    ///
    /// The explanation has values of the link, so it's for developers and not for logs.
    public func explain(_ link: String, source: LinkSource = .outside) -> Explanation {
        var explanation = Explanation(
            stack: Result { () throws(DeepLinkRefusal) in try stack(from: link, source: source) })
        guard let address = try? LinkAddress(link, from: source),
            let path = try? path(of: address, in: link, from: source)
        else { return explanation }
        explanation.path = path
        explanation.candidates = table.candidates(for: path)
        if let match = table.matcher.pattern(for: path) {
            let known = table.matcher.patterns[table.entriesOfPatterns[match]].query
            let names = address.parameters.compactMap { PercentCoding.decode($0.name, plusIsSpace: true) }
            for name in names where !known.contains(where: { $0.name == name }) {
                let isKnown = RoutePattern.reservedNames.contains(name) || explanation.undeclared.contains(name)
                if !isKnown { explanation.undeclared.append(name) }
            }
        }
        return explanation
    }
}

/// A pattern, and the result of comparing it with the path of a link.
public struct LinkCandidate: Sendable {
    /// The index of the entry, whose pattern or alias it is.
    public let entry: Int
    /// The pattern or alias that is compared.
    public let pattern: RoutePattern
    /// A Boolean value that indicates whether the entry reads the link. Values in the link have no influence on that.
    public let isSelected: Bool
    /// The reason why the pattern is selected or isn't, as a part of a sentence: `the path ends before "*rest"`.
    public let reason: String
}

extension LinkTable {
    /// Returns all patterns and aliases: the matching ones in the order of their precedence, then the others, the closest
    /// first.
    fileprivate func candidates(for path: [String]) -> [LinkCandidate] {
        let patterns = matcher.patterns
        func candidate(_ index: Int, _ reason: String, isSelected: Bool = false) -> LinkCandidate {
            LinkCandidate(
                entry: entriesOfPatterns[index], pattern: patterns[index], isSelected: isSelected, reason: reason)
        }
        let matching = matcher.candidates(for: path)
        let others = patterns.indices.compactMap { index in
            patterns[index].mismatch(with: path).map { (index: index, mismatch: $0) }
        }
        .sorted { one, other in
            (-one.mismatch.depth, patterns[one.index].text) < (-other.mismatch.depth, patterns[other.index].text)
        }
        return matching.enumerated().map { rank, index in
            rank == 0
                ? candidate(index, "takes the path", isSelected: true)
                : candidate(index, "fits, but \(patterns[matching[0]].text) is more definite and precedes it")
        } + others.map { candidate($0.index, $0.mismatch.reason) }
    }
}

extension LinkPolicy {
    /// Creates a policy that accepts the scheme and host of a link.
    @_spi(Tools) public init(accepting link: String) {
        let address = try? LinkAddress(link, from: .inside)
        let scheme = address?.scheme
        let isWeb = scheme.flatMap(Self.port) != nil
        self.init(
            schemes: Set([scheme].compactMap(\.self)), hosts: Set((isWeb ? [address?.host] : []).compactMap(\.self)))
    }
}
