import RoutePatterns

/// Finds the query parameters that mean the same in every link.
enum LinkReserved {
    /// Calls with the name and the value of each, in their order, until false is answered.
    ///
    /// - Complexity: O(*n*) in the length of the link.
    static func forEach(in link: UnsafeBufferPointer<UInt8>, _ body: (String, LinkRange) -> Bool) {
        guard let base = link.baseAddress, var position = startOfQuery(link) else { return }
        // Each read is at an index that was compared with the count just before.
        while position < link.count, base[position] != LinkBytes.number {
            let name = LinkMatcher.scan(base, from: position, to: link.count, endsAtEquals: true)
            var value = LinkRange(name.upperBound, name.upperBound, isEncoded: false)
            position = name.upperBound
            if position < link.count, base[position] == UInt8(ascii: "=") {
                value = LinkMatcher.scan(base, from: position + 1, to: link.count, endsAtEquals: false)
                position = value.upperBound
            }
            // What is none of these ends a link that is refused anyway: a blank or a control character.
            if position < link.count, base[position] != LinkBytes.number { position += 1 }
            guard let reserved = reserved(base, name) else { continue }
            guard body(reserved, value) else { return }
        }
    }

    private static func startOfQuery(_ link: UnsafeBufferPointer<UInt8>) -> Int? {
        let mark = link.firstIndex { $0 == LinkBytes.question || $0 == LinkBytes.number }
        return mark.flatMap { link[$0] == LinkBytes.question ? $0 + 1 : nil }
    }

    /// The reserved name that stands there; nil for any other.
    private static func reserved(_ base: UnsafePointer<UInt8>, _ name: LinkRange) -> String? {
        guard name.isEncoded || (2...5).contains(name.count) else { return nil }
        let bytes = UnsafeBufferPointer(start: base + name.lowerBound, count: name.count)
        return RoutePattern.reservedNames.first { other in
            name.isEncoded
                ? LinkDecoder.decodes(base + name.lowerBound, name.count, plusIsSpace: true, to: other.utf8)
                : bytes.elementsEqual(other.utf8)
        }
    }
}
