import RoutePatterns

/// Takes patterns apart into the pieces of which links are written.
struct LinkLayout {
    private(set) var shapes: [LinkShape] = []
    private(set) var pieces: [LinkPiece] = []
    private(set) var names: [LinkName] = []
    private(set) var pool: [UInt8] = []

    init(_ patterns: [RoutePattern], _ machine: LinkMachine) {
        shapes.reserveCapacity(patterns.count)
        pieces.reserveCapacity(patterns.count * 2)
        pool.reserveCapacity(patterns.count * 24)
        for (entry, pattern) in patterns.enumerated() {
            add(pattern)
            if shapes[entry].pathCount > 0 { shapes[entry].isContested = machine.isContested(pattern, entry) }
        }
    }

    private mutating func add(_ pattern: RoutePattern) {
        var shape = LinkShape(
            values: 0, firstPiece: Int32(pieces.count), firstName: Int32(names.count),
            pathCount: 0, queryCount: UInt8(pattern.query.count), hasTail: false, isContested: false)
        var start = pool.count
        for (index, segment) in pattern.segments.enumerated() {
            pool.append(LinkBytes.slash)
            switch segment {
            case .literal(let text): addEncoded(text)
            case .parameter, .tail:
                shape.values |= 1 << UInt32(index)
                pieces.append(LinkPiece(start: Int32(start), count: Int32(pool.count - start)))
                start = pool.count
                shape.pathCount += 1
                if case .tail = segment { shape.hasTail = true }
            }
        }
        if pattern.segments.isEmpty { pool.append(LinkBytes.slash) }
        pieces.append(LinkPiece(start: Int32(start), count: Int32(pool.count - start)))
        for parameter in pattern.query {
            let start = pool.count
            pool.append(contentsOf: parameter.name.utf8)
            names.append(
                LinkName(start: Int32(start), count: Int32(pool.count - start), isRepeated: parameter.isRepeated))
        }
        shapes.append(shape)
    }

    private mutating func addEncoded(_ text: String) {
        var text = text
        let isPlain = text.withUTF8 { bytes in
            let isPlain = bytes.allSatisfy(LinkBytes.isUnreserved)
            if isPlain { pool.append(contentsOf: bytes) }
            return isPlain
        }
        if !isPlain { pool.append(contentsOf: PercentCoding.encode(text).utf8) }
    }
}
