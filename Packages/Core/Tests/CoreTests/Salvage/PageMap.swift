import Foundation
import GRDB

/// Which pages of an SQLite file a table's rows are on. Reads the format itself, so that it can tell of a sound file what
/// damage to a page would take.
struct PageMap {
    /// The pages on the way to each row, and its own.
    private(set) var pages: [Int64: Set<Int>] = [:]

    init(of table: String, in file: URL) throws {
        let queue = try DatabaseQueue(path: file.path)
        let root = try queue.read {
            try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = ?", arguments: [table]) ?? 0
        }
        try queue.close()
        try self.init(root: root, in: file)
    }

    /// - Parameter root: The page that the table begins on; 1 for the list of the tables.
    init(root: Int, in file: URL) throws {
        walk([UInt8](try Data(contentsOf: file)), root, [])
    }

    private mutating func walk(_ bytes: [UInt8], _ page: Int, _ path: Set<Int>) {
        let start = (page - 1) * 4096
        let header = page == 1 ? start + 100 : start
        let count = Int(bytes[header + 3]) << 8 | Int(bytes[header + 4])
        let isLeaf = bytes[header] == 13
        let path = path.union([page])
        for index in 0..<count {
            let pointer = header + (isLeaf ? 8 : 12) + 2 * index
            let cell = start + (Int(bytes[pointer]) << 8 | Int(bytes[pointer + 1]))
            if isLeaf {
                let (size, next) = varint(bytes, cell)
                var needed = path
                // What does not fit goes on elsewhere.
                if size > 4061 { needed.insert(-1) }
                pages[Int64(bitPattern: varint(bytes, next).value)] = needed
            } else {
                walk(bytes, Int(number(bytes, cell)), path)
            }
        }
        if !isLeaf { walk(bytes, Int(number(bytes, header + 8)), path) }
    }

    private func number(_ bytes: [UInt8], _ index: Int) -> UInt32 {
        bytes[index..<index + 4].reduce(0) { $0 << 8 | UInt32($1) }
    }

    private func varint(_ bytes: [UInt8], _ index: Int) -> (value: UInt64, next: Int) {
        var value: UInt64 = 0
        for offset in 0..<8 {
            let byte = bytes[index + offset]
            value = value << 7 | UInt64(byte & 0x7f)
            if byte < 0x80 { return (value, index + offset + 1) }
        }
        return (value << 8 | UInt64(bytes[index + 8]), index + 9)
    }
}
