extension LinkMatcher {
    /// The entry of a path whose segments are decoded already; nil when none fits.
    ///
    /// - Complexity: O(*n*) in the length of the path.
    func entry(of segments: [String]) -> Int? {
        var state = machine.states[0]
        for var segment in segments {
            // Browsers take such segments out of a path before they send it: no value can be written so.
            guard !segment.isEmpty, segment != ".", segment != ".." else { return nil }
            state = segment.withUTF8 { bytes in
                bytes.baseAddress.map { machine.step($0, bytes.count, from: state) } ?? .nowhere
            }
            guard state.index >= 0 else { return nil }
        }
        let entry = state.entry
        if entry >= 0 { return Int(entry) }
        return segments.isEmpty && home >= 0 ? Int(home) : nil
    }
}
