/// An argument of a call.
public struct Argument: Hashable, Sendable {
    public var label: String?
    public var value: Expression
    /// Where it begins: its label, or its value when it has none.
    public var position: SourcePosition
    public var valuePosition: SourcePosition

    public init(_ label: String?, _ value: Expression, at position: SourcePosition, valueAt: SourcePosition? = nil) {
        self.label = label
        self.value = value
        self.position = position
        valuePosition = valueAt ?? position
    }
}
