/// What is wrong with a value that has the right type, and where.
struct WireProblem: Error, Hashable {
    let path: [String]
    let reason: String

    init(_ path: [any CodingKey], at key: (any CodingKey)? = nil, _ reason: String) {
        self.path = (path + (key.map { [$0] } ?? [])).map(\.text)
        self.reason = reason
    }
}

extension CodingKey {
    /// The key as a path names it: `price`, or `3` for a place in a list.
    var text: String { intValue.map(String.init) ?? stringValue }
}
