/// The declarations of one source file that concern routes, as written. ``Analysis`` interprets them.
package struct FileDeclarations: Hashable, Sendable {
    let file: SourceFile
    /// The constants named `routeConfig`, and those in `ActivityConfig` and `ActivityID`.
    var constants: [ConstantDeclaration] = []
    /// All types and extensions.
    var types: [TypeDeclaration] = []
    /// The calls `RouteConfig(…)` and `ActivityConfig(…)` that aren't the value of such a constant.
    var unusedCalls: [Located<String>] = []

    var routeConfigs: [ConstantDeclaration] { constants.filter { $0.name == "routeConfig" } }

    /// The constants such as `static let shop = ActivityConfig(…)`.
    var activityConfigs: [ConstantDeclaration] { constants.filter { $0.type == "ActivityConfig" } }

    /// The constants such as `static let shop: ActivityID = "shop"`.
    var activityIDs: [ConstantDeclaration] { constants.filter { $0.type == "ActivityID" } }

    /// Returns the enumeration with a name.
    func enumeration(_ name: String) -> TypeDeclaration? { types.first { $0.kind == .enum && $0.name == name } }
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

/// A type, or an extension of a type.
package struct TypeDeclaration: Hashable, Sendable {
    enum Kind: String, Sendable {
        case `actor`, `class`, `enum`, `extension`, `protocol`, `struct`
    }

    let kind: Kind
    /// The name, with the outer types.
    let name: String
    /// The position of the name.
    let position: SourcePosition
    /// The access modifier, or nil without one.
    let access: String?
    /// A Boolean value that indicates whether the type is inside `#if`.
    let isConditional: Bool
    /// The attributes, such as `@MainActor`. An unknown attribute can be a macro that adds conformances.
    let attributes: [String]
    /// The superclass and the protocols, as written.
    let inherited: [String]
    /// The cases of an enumeration.
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
struct AssociatedValue: Hashable, Sendable {
    let label: String?
    /// The type as written, without comments: `Product.ID?`.
    let type: String
    /// The position of the label, or of the type if there is no label.
    let position: SourcePosition
    let typePosition: SourcePosition
}

/// A value and its position in the source.
struct Located<Value: Hashable & Sendable>: Hashable, Sendable {
    let value: Value
    let position: SourcePosition
}
