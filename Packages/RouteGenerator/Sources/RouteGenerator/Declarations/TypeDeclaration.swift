/// A type, or an extension of one.
public struct TypeDeclaration: Hashable, Sendable {
    public enum Kind: String, Sendable {
        case `actor`, `class`, `enum`, `extension`, `protocol`, `struct`
    }

    public var kind: Kind
    /// Its name, with the types around it.
    public var name: String
    public var position: SourcePosition
    public var access: String?
    public var isGeneric: Bool
    /// The names of its attributes: `MainActor`. Behind one may stand a macro, which adds what no source shows.
    public var attributes: [String]
    /// What it inherits from and conforms to, as it is written.
    public var inherited: [String]

    public init(
        _ kind: Kind, name: String, position: SourcePosition, access: String? = nil, isGeneric: Bool = false,
        attributes: [String] = [], inherited: [String] = []
    ) {
        self.kind = kind
        self.name = name
        self.position = position
        self.access = access
        self.isGeneric = isGeneric
        self.attributes = attributes
        self.inherited = inherited
    }
}
