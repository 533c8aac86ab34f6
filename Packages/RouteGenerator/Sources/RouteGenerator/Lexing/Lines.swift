/// Where the lines of a source begin. A compiler counts line feeds, and nothing else.
struct Lines {
    private var starts = [0]

    init(_ bytes: SourceBytes) {
        for offset in 0..<bytes.count where bytes[offset] == 0x0A { starts.append(offset + 1) }
    }

    /// O(log *n*) in the number of lines.
    func position(of offset: Int) -> SourcePosition {
        var low = 0
        var high = starts.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= offset { low = middle } else { high = middle }
        }
        return SourcePosition(line: low + 1, column: offset - starts[low] + 1)
    }
}
