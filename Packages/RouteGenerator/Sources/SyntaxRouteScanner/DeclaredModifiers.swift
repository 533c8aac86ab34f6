#if SyntaxParser
    import SwiftSyntax

    /// What stands before a declaration.
    enum DeclaredModifiers {
        static func access(_ modifiers: DeclModifierListSyntax) -> String? {
            let words = Set(modifiers.map(\.name.text))
            return ["open", "public", "package", "internal", "fileprivate", "private"].first(where: words.contains)
        }

        static func isStatic(_ modifiers: DeclModifierListSyntax) -> Bool {
            modifiers.contains { ["static", "class"].contains($0.name.text) }
        }

        /// The names of the attributes, from the left.
        static func attributes(_ attributes: AttributeListSyntax) -> [String] {
            attributes.compactMap {
                $0.as(AttributeSyntax.self)?.attributeName.lastToken(viewMode: .sourceAccurate)?.name
            }
        }
    }
#endif
