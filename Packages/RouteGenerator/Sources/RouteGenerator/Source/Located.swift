/// A value, and where it stands in its source.
public struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    public var value: Value
    public var position: SourcePosition

    public init(_ value: Value, at position: SourcePosition) {
        self.value = value
        self.position = position
    }
}
