/// A body that is made while it is sent.
struct AnswerStream {
    /// What comes first, what is repeated, how often, and what comes last.
    let first: [UInt8]
    let piece: [UInt8]
    let count: Int
    let last: [UInt8]

    var pieces: some Sequence<[UInt8]> {
        (0..<count + 2).lazy.map { index in
            switch index {
            case 0: first
            case ...count: piece
            default: last
            }
        }
    }

    /// A JSON text of so many megabytes.
    static func json(megabytes: Int) -> AnswerStream {
        AnswerStream(
            first: Array(#"{"products":[],"filler":""#.utf8),
            piece: Array(repeating: UInt8(ascii: "a"), count: 1 << 16),
            count: min(max(megabytes, 1), 1 << 20) << 4, last: Array(#""}"#.utf8))
    }

    static func gzipBomb(megabytes: Int) -> AnswerStream {
        let bomb = GzipBomb(megabytes: megabytes)
        return AnswerStream(
            first: GzipBomb.header, piece: GzipBomb.megabyte, count: bomb.megabytes, last: bomb.trailer)
    }
}
