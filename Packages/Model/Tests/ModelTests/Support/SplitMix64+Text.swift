import FlowTesting

extension SplitMix64 {
    /// A text of any kind: empty, of letters and digits, with controls and line breaks, or of any scalars.
    mutating func anyText() -> String {
        let alphabets: [[Character]] = [
            [" ", "\n", "\t", "\r\n", "\u{2028}"], Array("abcXYZ0123456789 -"),
            ["ß", "é", "e\u{301}", "👩‍👩‍👧", "١", "Ŝ", "\0"],
        ]
        let count = [0, 1, 5, 20, 99, 100, 101, 500].randomElement(using: &self) ?? 0
        if Int.random(in: 0..<4, using: &self) == 0 {
            let scalars = (0..<count).compactMap { _ in Unicode.Scalar(UInt32.random(in: 0...0x10FFFF, using: &self)) }
            return String(String.UnicodeScalarView(scalars))
        }
        let alphabet = alphabets.randomElement(using: &self) ?? []
        return String((0..<count).compactMap { _ in alphabet.randomElement(using: &self) })
    }
}
