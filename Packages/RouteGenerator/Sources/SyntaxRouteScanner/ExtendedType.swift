#if SyntaxParser
    import SwiftSyntax

    /// The name of a type that is extended: `Outer<Int>.Inner`, `Module::Type`.
    struct ExtendedType {
        var name: String
        var isGeneric: Bool

        /// - Returns: Nil for a type without a name: `[Int]`.
        init?(_ type: TypeSyntax, module: String) {
            guard let path = Self.path(type) else { return nil }
            name = path.names.joined(separator: ".")
            isGeneric = path.isGeneric
            // `extension Home.HomeViewModel`, in the module Home.
            if name.hasPrefix("\(module).") { name.removeFirst(module.count + 1) }
        }

        private static func path(_ type: TypeSyntax) -> (names: [String], isGeneric: Bool)? {
            if let type = type.as(IdentifierTypeSyntax.self) {
                return ([type.name.name], type.genericArgumentClause != nil)
            }
            guard let type = type.as(MemberTypeSyntax.self), let base = path(type.baseType) else { return nil }
            // What a module's name stands before is not inside of anything.
            let names = type.moduleSelector == nil ? base.names + [type.name.name] : [type.name.name]
            return (names, base.isGeneric || type.genericArgumentClause != nil)
        }
    }
#endif
