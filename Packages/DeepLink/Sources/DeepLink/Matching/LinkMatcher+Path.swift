extension LinkMatcher {
    /// How far a path was read.
    struct Walk {
        /// -1 when no entry fits, -2 when there is something that no link contains.
        var entry: Int
        /// Where the path ends: at a `?`, a `#` or the end of the link.
        var end: Int
        /// Where its last segment ends: before `end` when a slash follows it.
        var lastEnd: Int
    }

    /// Finds the entry of a path and notes where its segments stand.
    ///
    /// - Parameters:
    ///   - bytes: The link.
    ///   - start: Where the path begins: at a slash, or where it ends when it is empty.
    ///   - ranges: Room for ``LinkLimits/segments`` ranges.
    /// - Complexity: O(*n*) in the length of the path.
    @inline(__always)
    func walk(
        _ bytes: UnsafeBufferPointer<UInt8>, from start: Int, _ ranges: UnsafeMutablePointer<LinkRange>
    ) -> Walk {
        guard let base = bytes.baseAddress else { return Walk(entry: Int(home), end: 0, lastEnd: 0) }
        let count = bytes.count
        var position = start
        var lastEnd = start
        var segment = 0
        var state = machine.states[0]
        // All reads at `base` are at an index that was compared with `count` just before, or that lies between two such.
        while position < count, base[position] == LinkBytes.slash {
            let begin = position &+ 1
            let segmentEnd = LinkScanner.endOfSegment(base, from: begin, to: count)
            let end = segmentEnd.index
            let isEncoded = segmentEnd.isEncoded
            if end < 0 { return Walk(entry: -2, end: begin, lastEnd: begin) }
            position = end
            let size = end &- begin
            if size <= 2 {
                if size == 0 {
                    // A slash at the end adds no segment; between two slashes there would be an empty one.
                    if end < count, base[end] == LinkBytes.slash { return Walk(entry: -1, end: end, lastEnd: lastEnd) }
                    break
                }
                if base[begin] == LinkBytes.dot, base[end &- 1] == LinkBytes.dot {
                    return Walk(entry: -1, end: end, lastEnd: lastEnd)
                }
            }
            if segment < LinkLimits.segments { ranges[segment] = LinkRange(begin, end, isEncoded: isEncoded) }
            segment &+= 1
            lastEnd = end
            state =
                isEncoded
                ? stepDecoding(base + begin, size, from: state) : machine.step(base + begin, size, from: state)
            if state.index < 0 { return Walk(entry: Int(state.index), end: end, lastEnd: lastEnd) }
        }
        let entry = state.entry
        return Walk(
            entry: Int(entry < 0 && segment == 0 ? home : entry), end: position, lastEnd: lastEnd)
    }

    /// Where a segment leads that has to be decoded; to an index of -2 when that can't be done.
    @inline(never)
    private func stepDecoding(
        _ segment: UnsafePointer<UInt8>, _ count: Int, from state: LinkMachine.State
    ) -> LinkMachine.State {
        withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { room in
            guard let size = LinkDecoder.decode(segment, count, plusIsSpace: false, into: room),
                let decoded = UnsafePointer(room.baseAddress)
            else { return LinkMachine.State(index: -2, other: -1, entry: -1, hasEdges: false) }
            let isDots = size <= 2 && decoded[0] == LinkBytes.dot && decoded[size - 1] == LinkBytes.dot
            return isDots ? .nowhere : machine.step(decoded, size, from: state)
        }
    }
}
