/// Why a link's values do not make a route.
public struct LinkValueError: Error, Hashable, Sendable {
    /// The name of the value.
    public var name: String
    /// What the link holds, decoded; nil when it holds none.
    public var value: String?
    /// What it should hold, as the end of a sentence: `a whole number`.
    public var expected: String

    public init(name: String, value: String?, expected: String) {
        self.name = name
        self.value = value
        self.expected = expected
    }
}
