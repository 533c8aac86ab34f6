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

    let matcher: LinkMatcher
    let shape: LinkShape

    /// - Parameter room: Where it is written to, as long as it suffices. Whoever lends it keeps it longer than the writer.
    init(_ room: UnsafeMutableBufferPointer<UInt8>, _ matcher: LinkMatcher, ofEntry entry: Int) {
        self.room = room
        self.matcher = matcher
        shape = matcher.shapes[entry]
    }

    deinit {
        if ownsRoom { room.deallocate() }
    }

    /// What is written so far.
    var bytes: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(rebasing: room[..<count]) }

    /// What is written, as text.
    var text: String { String(decoding: bytes, as: UTF8.self) }

    /// What is written but for one byte, which is lost.
    mutating func text(withoutByteAt index: Int) -> String {
        guard index < count else { return text }
        for place in stride(from: index, to: 0, by: -1) { room[place] = room[place - 1] }
        return String(decoding: UnsafeBufferPointer(rebasing: room[1..<count]), as: UTF8.self)
    }

    /// Makes room for so many more bytes.
    mutating func reserve(_ more: Int) {
        guard count + more > room.count else { return }
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

    mutating func put(_ start: Int, _ length: Int, of pool: [UInt8]) {
        reserve(length)
        for byte in pool[start..<start + length] { put(byte) }
    }

    mutating func fail() { isSound = false }
    mutating func advance() { next += 1 }

    /// Writes what stands behind the last value of the path.
    mutating func endPath() {
        guard !isPathEnded else { return }
        let piece = matcher.pieces[shape.firstPiece + shape.pathCount]
        put(piece.start, piece.count, of: matcher.pool)
        isPathEnded = true
    }

    /// The path's end, if it isn't there yet, and the `?` or `&` before the next item of the query.
    mutating func putSeparator() {
        endPath()
        reserve(1)
        put(hasQuery ? UInt8(ascii: "&") : LinkBytes.question)
        hasQuery = true
    }
}
