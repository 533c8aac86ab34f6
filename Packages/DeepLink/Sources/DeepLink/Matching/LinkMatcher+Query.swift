import RoutePatterns

extension LinkMatcher {
    /// What a query says of the tab.
    enum NamedTab {
        static let none = -1
        /// Something in the query is not as it should be.
        static let trouble = -2
    }

    /// Notes where the values of a query stand, in the order of the pattern's query parameters. Others are passed over,
    /// whatever they hold: links collect campaign tags on their way.
    ///
    /// - Parameters:
    ///   - start: Where the query begins, behind the `?`.
    ///   - end: Where it ended.
    ///   - values: Room for as many ranges as the shape has query parameters.
    /// - Returns: The index of the tab that the query names, or one of ``NamedTab``.
    /// - Complexity: O(*n*) in the length of the query.
    func readQuery(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, end: inout Int, _ shape: LinkShape,
        _ values: UnsafeMutablePointer<LinkRange>
    ) -> Int {
        guard let base = bytes.baseAddress else { return NamedTab.none }
        let count = bytes.count
        for index in 0..<Int(shape.queryCount) { values[index] = .absent }
        var tab = NamedTab.none
        var position = start
        // As in a path: all reads are at an index that was compared with `count` just before.
        while position < count, base[position] != LinkBytes.number {
            let name = Self.scan(base, from: position, to: count, endsAtEquals: true)
            var value = LinkRange(name.upperBound, name.upperBound, isEncoded: false)
            position = name.upperBound
            if position < count, base[position] == UInt8(ascii: "=") {
                value = Self.scan(base, from: position &+ 1, to: count, endsAtEquals: false)
                position = value.upperBound
            }
            if position < count {
                if LinkBytes.isForbidden(base[position]) { return NamedTab.trouble }
                if base[position] == UInt8(ascii: "&") { position &+= 1 }
            }
            guard let parameter = parameter(base, name, shape) else { continue }
            if value.isEncoded, !LinkDecoder.canDecode(base + value.lowerBound, value.count) {
                return NamedTab.trouble
            }
            if parameter < 0 {
                guard tab == NamedTab.none else { return NamedTab.trouble }
                tab = index(ofTab: base, value)
                if tab < 0 { return NamedTab.trouble }
            } else if values[parameter].isAbsent {
                values[parameter] = value
            } else if !names[Int(shape.firstName) &+ parameter].isRepeated {
                return NamedTab.trouble
            }
        }
        end = position
        return tab
    }

    /// The range up to the next `&`, `#`, blank or control character.
    @inline(__always)
    static func scan(
        _ base: UnsafePointer<UInt8>, from start: Int, to count: Int, endsAtEquals: Bool
    ) -> LinkRange {
        var end = start
        var isEncoded = false
        while end < count {
            let byte = base[end]
            if !LinkBytes.isPlainInQuery(byte) {
                if byte == LinkBytes.percent || byte == LinkBytes.plus {
                    isEncoded = true
                } else if byte != UInt8(ascii: "=") || endsAtEquals {
                    break
                }
            }
            end &+= 1
        }
        return LinkRange(start, end, isEncoded: isEncoded)
    }

    /// The index among the pattern's query parameters; -1 for the tab, nil for a name that nobody asked for.
    @inline(__always)
    private func parameter(_ base: UnsafePointer<UInt8>, _ name: LinkRange, _ shape: LinkShape) -> Int? {
        for index in 0..<Int(shape.queryCount) where isSame(base, name, names[Int(shape.firstName) &+ index]) {
            return index
        }
        let isTab =
            name.isEncoded
            ? LinkDecoder.decodes(base + name.lowerBound, name.count, plusIsSpace: true, to: RoutePattern.tabName.utf8)
            : name.count == 3 && base[name.lowerBound] == UInt8(ascii: "t")
                && base[name.lowerBound &+ 1] == UInt8(ascii: "a") && base[name.lowerBound &+ 2] == UInt8(ascii: "b")
        return isTab ? -1 : nil
    }

    /// Whether a name in the link is this one.
    @inline(__always)
    func isSame(_ base: UnsafePointer<UInt8>, _ name: LinkRange, _ other: LinkName) -> Bool {
        let start = Int(other.start)
        let count = Int(other.count)
        guard name.isEncoded else {
            guard name.count == count else { return false }
            return pool.withUnsafeBufferPointer { pool in
                // Names lie within the pool: they were put there when the table was made.
                pool.baseAddress.map { LinkBytes.areEqual($0 + start, base + name.lowerBound, count) } ?? false
            }
        }
        return LinkDecoder.decodes(
            base + name.lowerBound, name.count, plusIsSpace: true, to: pool[start..<start + count])
    }

    private func index(ofTab base: UnsafePointer<UInt8>, _ value: LinkRange) -> Int {
        let bytes = UnsafeBufferPointer(start: base + value.lowerBound, count: value.count)
        let text = LinkDecoder.text(bytes, isEncoded: value.isEncoded, isQuery: true)
        return tabs.firstIndex { $0.identifier == text } ?? NamedTab.trouble
    }
}

extension LinkMatcher {
    /// The name of a query parameter; nil when the entry has none of this index.
    func name(ofParameter index: Int, ofEntry entry: Int) -> LinkName? {
        let shape = shapes[entry]
        return index >= 0 && index < Int(shape.queryCount) ? names[Int(shape.firstName) + index] : nil
    }
}
