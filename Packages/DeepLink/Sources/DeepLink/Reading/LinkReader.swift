/// Reads links up to the point where the route's own code takes over.
///
/// What is right is found by one pass over the link's bytes. Only when that fails is it worked out, slowly, what is wrong.
@usableFromInline
final class LinkReader: Sendable {
    let matcher: LinkMatcher
    let policy: LinkPolicy
    let doors: LinkDoors

    init(_ matcher: LinkMatcher, _ policy: LinkPolicy) {
        self.matcher = matcher
        self.policy = policy
        doors = LinkDoors(policy)
    }

    /// Finds out what a link is.
    ///
    /// - Parameters:
    ///   - bytes: The link.
    ///   - ranges: Room for ``LinkLimits/ranges`` ranges. Those of the values begin at ``LinkLimits/segments``.
    /// - Complexity: O(*n*) in the length of the link, which has a bound.
    @usableFromInline
    func find(
        _ bytes: UnsafeBufferPointer<UInt8>, _ source: LinkSource, _ ranges: UnsafeMutablePointer<LinkRange>
    ) -> LinkFound {
        guard bytes.count <= LinkLimits.of(source), let start = start(of: bytes, source) else { return .refused }
        let walk = matcher.walk(bytes, from: start, ranges)
        guard walk.entry >= 0 else { return walk.entry == -1 ? .unknownPath(from: start) : .refused }
        let shape = matcher.shapes[walk.entry]
        let pathCount = Int(shape.pathCount)
        let values = ranges + LinkLimits.segments
        // A pattern has at most as many values as there is room for, and in its path one for each bit that is set.
        var segments = shape.values
        for index in 0..<pathCount {
            values[index] = ranges[segments.trailingZeroBitCount]
            segments &= segments &- 1
        }
        if shape.hasTail {
            let tail = values[pathCount &- 1].lowerBound
            values[pathCount &- 1] = LinkRange(tail, walk.lastEnd, isEncoded: true)
        }
        var end = walk.end
        var tab = LinkMatcher.NamedTab.none
        if end < bytes.count, bytes[end] == LinkBytes.question {
            tab = matcher.readQuery(bytes, from: walk.end &+ 1, end: &end, shape, values + pathCount)
            guard tab != LinkMatcher.NamedTab.trouble else { return .refused }
        } else {
            for index in pathCount..<shape.count { values[index] = .absent }
        }
        guard !Self.hasForbidden(bytes, from: end) else { return .refused }
        return LinkFound(
            entry: Int32(truncatingIfNeeded: walk.entry), tab: Int32(truncatingIfNeeded: tab),
            query: LinkRange(min(walk.end &+ 1, end), end, isEncoded: false),
            count: UInt8(truncatingIfNeeded: shape.count), pathCount: shape.pathCount)
    }

    /// Whether a blank or a control character follows.
    static func hasForbidden(_ bytes: UnsafeBufferPointer<UInt8>, from start: Int) -> Bool {
        var index = start
        while index < bytes.count {
            if LinkBytes.isForbidden(bytes[index]) { return true }
            index &+= 1
        }
        return false
    }

    /// Where the path begins; nil when the link is not the app's, or it is unclear.
    @inline(__always)
    private func start(of bytes: UnsafeBufferPointer<UInt8>, _ source: LinkSource) -> Int? {
        guard let base = bytes.baseAddress else { return nil }
        if base[0] == LinkBytes.slash {
            let isPath = source == .inside && !(bytes.count > 1 && base[1] == LinkBytes.slash)
            return isPath ? 0 : nil
        }
        return doors.start(of: base, bytes.count) ?? slowStart(of: bytes, source)
    }

    /// The same for links that are written in an unusual way.
    @inline(never)
    private func slowStart(of bytes: UnsafeBufferPointer<UInt8>, _ source: LinkSource) -> Int? {
        let link = String(decoding: bytes, as: UTF8.self)
        do throws(DeepLinkRefusal) {
            let address = try LinkAddress(link, from: source)
            let first = try firstSegment(of: address, link, source)
            let start = first?.startIndex ?? address.path.startIndex
            // The first segment stands behind the second of two slashes.
            return link.utf8.distance(from: link.startIndex, to: start) - (first == nil ? 0 : 1)
        } catch {
            return nil
        }
    }
}
