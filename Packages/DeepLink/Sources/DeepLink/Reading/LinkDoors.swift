/// How the app's links begin, as they are mostly written: `https://shop.example`, `shop://`.
struct LinkDoors: Sendable {
    private struct Door {
        var start: Int
        var count: Int
        var isWeb: Bool
    }

    private let doors: [Door]
    private let pool: [UInt8]

    /// More are not looked at here. The others are found by the slow way, too.
    private static let limit = 32

    init(_ policy: LinkPolicy) {
        var doors: [Door] = []
        var pool: [UInt8] = []
        func add(_ text: String, isWeb: Bool) {
            guard doors.count < Self.limit else { return }
            doors.append(Door(start: pool.count, count: text.utf8.count, isWeb: isWeb))
            pool += text.utf8
        }
        for host in policy.hosts.sorted() where !host.isEmpty && host.utf8.allSatisfy(Self.isHost) {
            for scheme in ["https", "http"] where policy.accepts(scheme: scheme) {
                add("\(scheme)://\(host)", isWeb: true)
            }
        }
        for scheme in policy.schemes.sorted() where !LinkPolicy.isWeb(scheme) && LinkAddress.isScheme(scheme[...]) {
            add("\(scheme)://", isWeb: false)
        }
        self.doors = doors
        self.pool = pool
    }

    /// Where the path of a link begins; nil when the link begins in another way.
    ///
    /// - Precondition: `count` bytes can be read at the pointer.
    @inline(__always)
    func start(of link: UnsafePointer<UInt8>, _ count: Int) -> Int? {
        for index in doors.indices {
            let door = doors[index]
            guard door.count <= count else { continue }
            let isSame = pool.withUnsafeBufferPointer { pool in
                // A door lies within the pool, into which it was put above.
                pool.baseAddress.map { LinkBytes.areEqual($0 + door.start, link, door.count) } ?? false
            }
            guard isSame else { continue }
            return door.isWeb
                ? Self.start(behindHost: link, door.count, count) : Self.start(behindScheme: link, door.count, count)
        }
        return nil
    }

    private static func start(behindHost link: UnsafePointer<UInt8>, _ position: Int, _ count: Int) -> Int? {
        guard position < count else { return position }
        // Something else would belong to the host.
        let next = link[position]
        return next == LinkBytes.slash || next == LinkBytes.question || next == LinkBytes.number ? position : nil
    }

    /// In `shop://products/12` what looks like a host is the path's first segment.
    private static func start(behindScheme link: UnsafePointer<UInt8>, _ position: Int, _ count: Int) -> Int? {
        var end = position
        while end < count {
            switch link[end] {
            case LinkBytes.slash, LinkBytes.question, LinkBytes.number: return end == position ? position : position - 1
            case UInt8(ascii: "@"), UInt8(ascii: ":"): return nil
            default: end += 1
            }
        }
        return end == position ? position : position - 1
    }

    private static func isHost(_ byte: UInt8) -> Bool {
        LinkBytes.isUnreserved(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "[")
            || byte == UInt8(ascii: "]")
    }
}
