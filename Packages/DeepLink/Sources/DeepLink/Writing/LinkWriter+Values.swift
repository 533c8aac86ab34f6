import RoutePatterns

extension LinkWriter {
    /// Writes a value that is always there, or the only one of a query parameter.
    @usableFromInline
    mutating func write(text: String) {
        guard next < Int(shape.pathCount) else { return write(item: text) }
        guard begin(tail: false) else { return }
        put(segment: text)
    }

    /// Writes nothing, for a value that may be missing.
    @usableFromInline
    mutating func writeNothing() {
        guard next >= Int(shape.pathCount), next < shape.count else { return fail() }
        advance()
    }

    /// Writes all values of a repeated query parameter.
    @usableFromInline
    mutating func write(texts: [String]) {
        guard let name = nameOfItem(), name.isRepeated else { return fail() }
        for text in texts { put(text, named: name) }
        advance()
    }

    /// Writes the segments of a tail, of which there is at least one.
    public mutating func writeTail(_ segments: [String]) {
        guard let first = segments.first, begin(tail: true) else { return fail() }
        put(segment: first)
        for segment in segments.dropFirst() {
            reserve(1)
            put(LinkBytes.slash)
            put(segment: segment)
        }
    }

    /// Writes a whole number in decimal digits.
    @usableFromInline
    mutating func write(integer: Int) {
        if next < Int(shape.pathCount) {
            guard begin(tail: false) else { return }
        } else {
            guard let name = nameOfItem(), !name.isRepeated else { return fail() }
            begin(name)
            advance()
        }
        put(integer: integer)
    }

    private mutating func write(item text: String) {
        guard let name = nameOfItem(), !name.isRepeated else { return fail() }
        put(text, named: name)
        advance()
    }

    /// Writes what stands before the next value of the path.
    private mutating func begin(tail: Bool) -> Bool {
        guard next < Int(shape.pathCount), tail == (shape.hasTail && next == Int(shape.pathCount) - 1) else {
            fail()
            return false
        }
        putPiece(next)
        advance()
        return true
    }

    private func nameOfItem() -> LinkName? {
        next >= Int(shape.pathCount) && next < shape.count
            ? lender._withUnsafeGuaranteedRef { $0.names[Int(shape.firstName) + next - Int(shape.pathCount)] } : nil
    }

    private mutating func put(_ text: String, named name: LinkName) {
        begin(name)
        put(encoded: text)
    }

    private mutating func begin(_ name: LinkName) {
        putSeparator()
        put(name.start, name.count)
        reserve(1)
        put(UInt8(ascii: "="))
    }
}
