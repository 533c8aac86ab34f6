/// The declarations of one source file that concern routes, as written. ``AppMap`` interprets them.
package struct FileDeclarations: Hashable, Sendable {
    let module: String
    /// The constants named `routeConfig`, and those in `ActivityConfig` and `ActivityID`.
    var constants: [ConstantDeclaration] = []
    var types: [TypeDeclaration] = []
    /// The calls `RouteConfig(…)` and `ActivityConfig(…)` that aren't the value of such a constant.
    var unusedCalls: [LocatedText] = []

    var routeConfigs: [ConstantDeclaration] { constants.filter { $0.name == "routeConfig" } }

    /// The constants such as `static let shop = ActivityConfig(…)`.
    var activityConfigs: [ConstantDeclaration] { constants.filter { $0.type == "ActivityConfig" } }

    /// The constants such as `static let shop: ActivityID = "shop"`.
    var activityIDs: [ConstantDeclaration] { constants.filter { $0.type == "ActivityID" } }
}

struct ConstantDeclaration: Hashable, Sendable {
    /// The name of the type that contains it, with its outer types: `Checkout.AddressViewModel`.
    let type: String
    let name: String
    let location: FileLocation
    let isStatic: Bool
    /// A Boolean value that indicates whether the property is inside `#if`.
    let isConditional: Bool
    /// The initial value, or nil if there is none, as for a computed property.
    var value: Expression?
}

struct Expression: Hashable, Sendable {
    /// The source in canonical form, without comments and backticks.
    let text: String
    /// The called type or function and the arguments, if the whole expression is a call: `RouteConfig(…)`.
    var callee = ""
    var arguments: [Argument] = []

    /// The content of a string literal with one quote at each end, and without escapes and interpolations. Offsets in it are
    /// also offsets in the source.
    var string: String? {
        guard text.utf8.count > 1, text.first == "\"", text.last == "\"" else { return nil }
        let content = text.dropFirst().dropLast()
        return content.contains { $0 == "\"" || $0 == "\\" } ? nil : String(content)
    }

    /// The contents of a list of string literals without commas in them.
    var strings: [String]? {
        guard text.hasPrefix("["), text.hasSuffix("]") else { return nil }
        let elements = text.dropFirst().dropLast().split(separator: ",").map { $0.filter { $0 != " " } }
        let strings = elements.filter { !$0.isEmpty }.map { Expression(text: $0).string }
        return strings.contains(nil) ? nil : strings.compactMap(\.self)
    }

    /// The value of a decimal integer.
    var integer: Int? { Int(text.filter { $0 != "_" }) }

    /// Returns the arguments of a call that initializes a type: `RouteConfig(…)`, `RouteConfig.init(…)` or `.init(…)`.
    func arguments(ofCall type: String) -> [Argument]? {
        let callees = [".init", type, "\(type).init", "FlowKit.\(type)", "FlowKit.\(type).init"]
        return callees.contains(callee) ? arguments : nil
    }

    /// Returns the name of a member of a type: `shop` for `.shop` and `ActivityID.shop`.
    func member(of type: String) -> String? {
        guard let name = text.split(separator: ".").last.map(String.init), name.unicodeScalars.allSatisfy(\.isInName)
        else { return nil }
        return [".\(name)", "\(type).\(name)", "FlowKit.\(type).\(name)"].contains(text) ? name : nil
    }
}

/// An argument of a call, or an associated value of a case, whose value is its type.
struct Argument: Hashable, Sendable {
    let label: String?
    let value: Expression
    /// The location of the label, or of the value if there is no label.
    let location: FileLocation
    let valueLocation: FileLocation
}

/// A type, or an extension of a type.
package struct TypeDeclaration: Hashable, Sendable {
    enum Kind: String, CaseIterable, Sendable {
        case `actor`, `class`, `enum`, `extension`, `protocol`, `struct`
    }

    let module: String
    let kind: Kind
    /// The name, with the outer types.
    let name: String
    let location: FileLocation
    /// The access modifier, or nil without one.
    let access: String?
    /// A Boolean value that indicates whether the type is inside `#if`.
    let isConditional: Bool
    /// The attributes, such as `@MainActor`. An unknown attribute can be a macro that adds conformances.
    let attributes: [String]
    /// The superclass and the protocols, as written.
    let inherited: [String]
    package internal(set) var cases: [CaseDeclaration] = []
}

package struct CaseDeclaration: Hashable, Sendable {
    package let name: String
    let location: FileLocation
    let isConditional: Bool
    var values: [Argument] = []
}
