/// Columns, each as wide as what is in it.
enum TextTable {
    static func lines(_ rows: [[String]], indent: String = "") -> [String] {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { $0.count > column ? $0[column].count : 0 }.max() ?? 0 }
        return rows.map { row in
            var line = indent
            for (column, cell) in row.enumerated() {
                line += cell
                // Nothing stands behind the last cell.
                if column < row.count - 1 { line += String(repeating: " ", count: widths[column] - cell.count + 2) }
            }
            return line
        }
    }

    static func text(_ rows: [[String]], indent: String = "") -> String {
        lines(rows, indent: indent).map { $0 + "\n" }.joined()
    }
}
