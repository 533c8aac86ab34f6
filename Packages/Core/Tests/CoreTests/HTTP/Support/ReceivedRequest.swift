/// What a test server was asked.
struct ReceivedRequest: Hashable, Sendable {
    let method: String
    /// The path and the query, as they came.
    let target: String
    let headers: [String: String]

    /// - Parameters:
    ///   - head: All up to the empty line.
    init(head: String) {
        let lines = head.split(separator: "\r\n")
        let words = lines.first?.split(separator: " ") ?? []
        method = words.first.map(String.init) ?? ""
        target = words.dropFirst().first.map(String.init) ?? ""
        let fields = lines.dropFirst().compactMap { line -> (String, String)? in
            let parts = line.split(separator: ": ", maxSplits: 1)
            return parts.count == 2 ? (parts[0].lowercased(), String(parts[1])) : nil
        }
        headers = Dictionary(fields) { first, _ in first }
    }
}
