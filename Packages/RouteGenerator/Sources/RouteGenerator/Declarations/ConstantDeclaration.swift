/// A static property and what it is set to.
public struct ConstantDeclaration: Hashable, Sendable {
    /// The type that it belongs to, with those around it: `Checkout.AddressViewModel`.
    public var type: String
    public var name: String
    /// Where its name stands.
    public var position: SourcePosition
    public var isStatic: Bool
    /// Whether it stands between `#if` and `#endif`.
    public var isConditional: Bool
    /// What it is set to; nil for a computed property, and for one that is set elsewhere.
    public var value: Expression?

    public init(
        type: String, name: String, position: SourcePosition, isStatic: Bool = true, isConditional: Bool = false,
        value: Expression? = nil
    ) {
        self.type = type
        self.name = name
        self.position = position
        self.isStatic = isStatic
        self.isConditional = isConditional
        self.value = value
    }
}
