/// Where a route writes its values: each exactly once, in the order of the pattern's values.
///
/// What a value holds does not matter: it is written so that it reads back the same. When values are missing, or there are
/// too many, or one is of another kind than in the pattern, there is no link.
public struct LinkWriter: ~Copyable {
    private var room: UnsafeMutableBufferPointer<UInt8>
    private var ownsRoom = false
    /// How many bytes are written. Never more than there is room for.
    private(set) var count = 0
    /// The index of the value that is written next.
    private(set) var next = 0
    /// Whether everything was as the pattern wants it.
    private(set) var isSound = true
    private var isPathEnded = false
    private var hasQuery = false

    let shape: LinkShape
    /// Kept by the table for which it is written.
    let lender: Unmanaged<LinkMatcher>

    /// - Parameter room: Where it is written to, as long as it suffices. Whoever lends it keeps it longer than the writer.
    @inline(__always)
    init(_ room: UnsafeMutableBufferPointer<UInt8>, _ matcher: LinkMatcher, ofEntry entry: Int) {
        self.room = room
        lender = Unmanaged.passUnretained(matcher)
        shape = matcher.shapes[entry]
    }

    deinit {
        if ownsRoom { room.deallocate() }
    }

    /// What is written so far.
    @inline(__always)
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: room.baseAddress, count: count) }

    /// What is written, as text.
    @inline(__always)
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// What is written but for one byte, which is lost.
    mutating func text(withoutByteAt index: Int) -> String {
        guard index < count else { return text }
        for place in stride(from: index, to: 0, by: -1) { room[place] = room[place - 1] }
        return String(decoding: UnsafeBufferPointer(rebasing: room[1..<count]), as: UTF8.self)
    }

    /// Makes room for so many more bytes.
    @inline(__always)
    mutating func reserve(_ more: Int) {
        if count &+ more > room.count { grow(more) }
    }

    @inline(never)
    private mutating func grow(_ more: Int) {
        let larger = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(count + more, room.count * 2))
        _ = larger.initialize(from: room[..<count])
        if ownsRoom { room.deallocate() }
        room = larger
        ownsRoom = true
    }

    /// - Precondition: There is room for it, which ``reserve(_:)`` has made.
    @inline(__always)
    mutating func put(_ byte: UInt8) {
        room[count] = byte
        count &+= 1
    }

    /// Writes what stands in the table's pool.
    ///
    /// - Precondition: It does stand there: the range is one of the table's own.
    @inline(__always)
    mutating func put(_ start: Int32, _ length: Int32) {
        reserve(Int(length))
        guard let to = room.baseAddress.map({ $0 + count }) else { return }
        lender._withUnsafeGuaranteedRef { matcher in
            matcher.pool.withUnsafeBufferPointer { pool in
                guard let from = pool.baseAddress else { return }
                to.update(from: from + Int(start), count: Int(length))
            }
        }
        count &+= Int(length)
    }

    @inline(__always)
    mutating func fail() { isSound = false }
    @inline(__always)
    mutating func advance() { next &+= 1 }

    /// Writes what stands behind the last value of the path.
    mutating func endPath() {
        guard !isPathEnded else { return }
        putPiece(Int(shape.pathCount))
        isPathEnded = true
    }

    /// Writes the piece of the path before a value, or behind the last one.
    @inline(__always)
    mutating func putPiece(_ index: Int) {
        let piece = lender._withUnsafeGuaranteedRef { $0.pieces[Int(shape.firstPiece) &+ index] }
        put(piece.start, piece.count)
    }

    /// The path's end, if it isn't there yet, and the `?` or `&` before the next item of the query.
    mutating func putSeparator() {
        endPath()
        reserve(1)
        put(hasQuery ? UInt8(ascii: "&") : LinkBytes.question)
        hasQuery = true
    }
}
