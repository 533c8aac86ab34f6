/// The declarations of one source file that concern routes, as written. ``Analysis`` interprets them.
package struct FileDeclarations: Hashable, Sendable {
    let file: SourceFile
    /// The constants named `routeConfig`, of any type.
    var routeConfigs: [ConstantDeclaration] = []
    /// The constants in `ActivityConfig`: `static let shop = ActivityConfig(…)`.
    var activityConfigs: [ConstantDeclaration] = []
    /// The constants in `ActivityID`: `static let shop: ActivityID = "shop"`.
    var activityIDs: [ConstantDeclaration] = []
    /// The enumerations whose names end in `Route`.
    var routes: [EnumDeclaration] = []
    /// The enumerations whose names end in `Exit`.
    var exits: [EnumDeclaration] = []
    /// All types, and extensions that add conformances.
    var types: [TypeDeclaration] = []
    /// The calls `RouteConfig(…)` and `ActivityConfig(…)` that aren't the value of such a constant.
    var unusedCalls: [Located<String>] = []

    init(_ file: SourceFile) {
        self.file = file
    }
}

/// A property and its initial value.
struct ConstantDeclaration: Hashable, Sendable {
    /// The name of the type that contains it, with its outer types: `Checkout.AddressViewModel`.
    let type: String
    let name: String
    /// The position of the name.
    let position: SourcePosition
    let isStatic: Bool
    /// A Boolean value that indicates whether the property is inside `#if`.
    let isConditional: Bool
    /// The initial value, or nil if there is none, as for a computed property.
    var value: Expression?
}

/// An enumeration and its cases.
package struct EnumDeclaration: Hashable, Sendable {
    /// The name, with the outer types.
    let name: String
    /// The position of the name.
    let position: SourcePosition
    /// The access modifier, or nil without one.
    let access: String?
    let isConditional: Bool
    package internal(set) var cases: [CaseDeclaration] = []
}

/// A case of an enumeration.
package struct CaseDeclaration: Hashable, Sendable {
    package let name: String
    let position: SourcePosition
    let isConditional: Bool
    var values: [AssociatedValue] = []
}

/// An associated value of a case.
package struct AssociatedValue: Hashable, Sendable {
    let label: String?
    /// The type as written, without comments: `Product.ID?`.
    package let type: String
    /// The position of the label, or of the type if there is no label.
    let position: SourcePosition
    let typePosition: SourcePosition
}

/// A type, or an extension of a type.
struct TypeDeclaration: Hashable, Sendable {
    enum Kind: String, Sendable {
        case `actor`, `class`, `enum`, `extension`, `protocol`, `struct`
    }

    let kind: Kind
    /// The name, with the outer types.
    let name: String
    let position: SourcePosition
    let access: String?
    let isGeneric: Bool
    /// The names of the attributes, such as `MainActor`. An unknown attribute can be a macro that adds conformances.
    let attributes: [String]
    /// The superclass and the protocols, as written.
    let inherited: [String]
}

/// An expression that a declaration may use. Everything that can't be evaluated without building the app is ``other``.
indirect enum Expression: Hashable, Sendable {
    case string(StringValue)
    case integer(Int)
    case boolean(Bool)
    case `nil`
    /// `.shop`, or with its type: `ActivityID.shop`.
    case member(type: String?, name: String)
    /// `RouteConfig(…)`. The callee of `.init(…)` is `.init`, and that of `RouteConfig.init(…)` is `RouteConfig.init`.
    case call(String, arguments: [Argument])
    case other
}

/// A string literal without interpolation.
struct StringValue: Hashable, Sendable {
    /// The value, with resolved escapes.
    let text: String
    /// The number of bytes between the literal's beginning and its text, or nil if the text differs from the source, so
    /// that an offset in the text isn't one in the source.
    let inset: Int?

    init(_ text: String, inset: Int? = 1) {
        self.text = text
        self.inset = inset
    }
}

/// An argument of a call.
struct Argument: Hashable, Sendable {
    let label: String?
    let value: Expression
    /// The position of the label, or of the value if there is no label.
    let position: SourcePosition
    let valuePosition: SourcePosition
}

/// A value and its position in the source.
struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    let value: Value
    let position: SourcePosition

    init(_ value: Value, at position: SourcePosition) {
        self.value = value
        self.position = position
    }
}
