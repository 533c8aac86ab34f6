/// The declarations of an app's sources that concern routes, as written. ``Analysis`` interprets them.
package struct Declarations: Hashable, Sendable {
    package var files: [FileDeclarations]

    package init(files: [FileDeclarations] = []) {
        self.files = files
    }
}

/// The declarations of one source file.
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
