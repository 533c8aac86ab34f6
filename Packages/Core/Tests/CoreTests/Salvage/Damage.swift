import Foundation

/// Something that happens to a file.
enum Damage: CustomStringConvertible {
    case flip(offset: Int, mask: UInt8)
    case zero(page: Int)
    case noise(page: Int, seed: UInt64)
    case truncate(size: Int)

    static func random(size: Int, using random: inout SplitMix) -> Damage {
        let pages = size / 4096
        switch Int.random(in: 0..<10, using: &random) {
        // The first pages say how all others are to be read.
        case 0:
            return .flip(
                offset: Int.random(in: 0..<100, using: &random), mask: UInt8.random(in: 1...255, using: &random))
        case 1:
            return .flip(
                offset: Int.random(in: 100..<4096, using: &random), mask: UInt8.random(in: 1...255, using: &random))
        case 2...5:
            return .flip(
                offset: Int.random(in: 0..<size, using: &random), mask: UInt8.random(in: 1...255, using: &random))
        case 6: return .zero(page: Int.random(in: 1...pages, using: &random))
        case 7, 8: return .noise(page: Int.random(in: 1...pages, using: &random), seed: random.next())
        default: return .truncate(size: Int.random(in: 0..<size, using: &random))
        }
    }

    func apply(to file: URL) throws {
        let handle = try FileHandle(forUpdating: file)
        defer { try? handle.close() }
        switch self {
        case .flip(let offset, let mask):
            try handle.seek(toOffset: UInt64(offset))
            let byte = try handle.read(upToCount: 1)?.first ?? 0
            try handle.seek(toOffset: UInt64(offset))
            try handle.write(contentsOf: Data([byte ^ mask]))
        case .zero(let page):
            try handle.seek(toOffset: UInt64(page - 1) * 4096)
            try handle.write(contentsOf: Data(count: 4096))
        case .noise(let page, let seed):
            var random = SplitMix(seed: seed)
            try handle.seek(toOffset: UInt64(page - 1) * 4096)
            try handle.write(contentsOf: Data((0..<4096).map { _ in UInt8.random(in: 0...255, using: &random) }))
        case .truncate(let size): try handle.truncate(atOffset: UInt64(size))
        }
    }

    /// The pages that are not as they were, of so many.
    func pages(of count: Int) -> Set<Int> {
        switch self {
        case .flip(let offset, _): [offset / 4096 + 1]
        case .zero(let page), .noise(let page, _): [page]
        case .truncate(let size): size / 4096 < count ? Set((size / 4096 + 1)...count) : []
        }
    }

    var description: String {
        switch self {
        case .flip(let offset, let mask): "flip \(offset) by \(mask)"
        case .zero(let page): "zero page \(page)"
        case .noise(let page, let seed): "noise on page \(page) (\(seed))"
        case .truncate(let size): "truncate to \(size)"
        }
    }
}
