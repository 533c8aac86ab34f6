/// An enumeration and its cases.
public struct EnumDeclaration: Hashable, Sendable {
    /// Its name, with the types around it.
    public var name: String
    /// Where its name stands.
    public var position: SourcePosition
    /// `public`, `package`…; nil where nothing is written.
    public var access: String?
    public var isConditional: Bool
    public var cases: [CaseDeclaration]

    public init(
        name: String, position: SourcePosition, access: String? = "public", isConditional: Bool = false,
        cases: [CaseDeclaration] = []
    ) {
        self.name = name
        self.position = position
        self.access = access
        self.isConditional = isConditional
        self.cases = cases
    }
}

/// A case of an enumeration.
public struct CaseDeclaration: Hashable, Sendable {
    public var name: String
    public var position: SourcePosition
    public var isConditional: Bool
    public var values: [AssociatedValue]

    public init(
        name: String, position: SourcePosition, isConditional: Bool = false, values: [AssociatedValue] = []
    ) {
        self.name = name
        self.position = position
        self.isConditional = isConditional
        self.values = values
    }
}

/// A value that a case carries.
public struct AssociatedValue: Hashable, Sendable {
    public var label: String?
    /// The type as it is written, without comments: `Product.ID?`.
    public var type: String
    /// Where it begins: its label, or its type when it has none.
    public var position: SourcePosition
    public var typePosition: SourcePosition

    public init(label: String?, type: String, position: SourcePosition, typePosition: SourcePosition? = nil) {
        self.label = label
        self.type = type
        self.position = position
        self.typePosition = typePosition ?? position
    }
}
