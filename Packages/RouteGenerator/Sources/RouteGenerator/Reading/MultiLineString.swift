/// Reads a string of several lines: without the indentation of its last line, and without its first and last line ends.
struct MultiLineString {
    let bytes: SourceBytes
    let signs: Int

    /// - Parameter content: What stands between the quotes.
    /// - Returns: Nil when it does not compile.
    func value(_ content: Range<Int>) -> StringValue? {
        var lines = lines(content)
        guard lines.count > 1, let indentation = lines.popLast(), lines.removeFirst().isEmpty,
            indentation.allSatisfy({ bytes[$0] == 0x20 || bytes[$0] == 0x09 })
        else { return nil }
        var result = ""
        var isJoined = true
        for line in lines {
            guard let text = text(line, without: indentation) else { return nil }
            if !isJoined { result += "\n" }
            result += text.text
            isJoined = text.isJoined
        }
        return StringValue(result, inset: nil)
    }

    /// - Returns: The text of a line, and whether the next one is joined with it.
    private func text(_ line: Range<Int>, without indentation: Range<Int>) -> (text: String, isJoined: Bool)? {
        var start = line.lowerBound
        if !line.allSatisfy({ bytes[$0] == 0x20 || bytes[$0] == 0x09 }) {
            for offset in indentation {
                guard bytes[start] == bytes[offset], start < line.upperBound else { return nil }
                start += 1
            }
        } else {
            start = min(line.upperBound, start + indentation.count)
        }
        let escapes = Escapes(bytes: bytes, signs: signs)
        var end = line.upperBound
        while end > start, bytes[end - 1] == 0x20 || bytes[end - 1] == 0x09 { end -= 1 }
        let mark = end - 1 - signs
        if mark >= start, escapes.isEscape(at: mark), !isEscaped(mark, from: start) {
            return escapes.resolved(start..<mark).map { ($0, true) }
        }
        return escapes.resolved(start..<line.upperBound).map { ($0, false) }
    }

    /// Whether a backslash is itself escaped, by an odd number of others before it.
    private func isEscaped(_ mark: Int, from start: Int) -> Bool {
        guard signs == 0 else { return false }
        var count = 0
        while mark - count - 1 >= start, bytes[mark - count - 1] == UInt8(ascii: "\\") { count += 1 }
        return !count.isMultiple(of: 2)
    }

    private func lines(_ content: Range<Int>) -> [Range<Int>] {
        var result: [Range<Int>] = []
        var start = content.lowerBound
        for offset in content where bytes[offset] == 0x0A {
            let end = offset > start && bytes[offset - 1] == 0x0D ? offset - 1 : offset
            result.append(start..<end)
            start = offset + 1
        }
        return result + [start..<max(start, content.upperBound)]
    }
}
