#if SyntaxParser
    import RouteGenerator
    import SwiftSyntax

    /// Walks through the tree of a source and takes down what it declares.
    final class DeclarationVisitor: SyntaxVisitor {
        /// What stands between a pair of braces.
        struct Scope {
            /// The type, with those around it; nil for the body of anything else.
            var type: String?
            var kind: TypeDeclaration.Kind?
        }

        var result: FileDeclarations
        let text: SourceText
        let module: String
        var scopes: [Scope] = []
        /// How many `#if` are open.
        private var conditions = 0

        init(_ source: [UInt8], of file: SourceFile) {
            result = FileDeclarations(file)
            text = SourceText(source)
            module = file.module
            super.init(viewMode: .sourceAccurate)
        }

        var isConditional: Bool { conditions > 0 }
        var expressions: ExpressionMaker { ExpressionMaker(text: text) }

        override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
            conditions += 1
            return .visitChildren
        }

        override func visitPost(_ node: IfConfigDeclSyntax) { conditions -= 1 }

        /// What is interpolated into a string declares nothing.
        override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

        override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { open() }
        override func visitPost(_ node: CodeBlockSyntax) { close() }

        override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { open() }
        override func visitPost(_ node: ClosureExprSyntax) { close() }

        override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { open() }
        override func visitPost(_ node: AccessorBlockSyntax) { close() }

        private func open() -> SyntaxVisitorContinueKind {
            scopes.append(Scope())
            return .visitChildren
        }

        private func close() { _ = scopes.popLast() }

        // MARK: - Types

        override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { type(.actor, node) }
        override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { type(.class, node) }
        override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { type(.enum, node) }
        override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { type(.struct, node) }

        override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
            let isGeneric = node.primaryAssociatedTypeClause != nil
            return declare(.protocol, node.name.name, at: node.name, isGeneric: isGeneric, node)
        }

        override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let extended = ExtendedType(node.extendedType, module: module) else {
                // `extension [Int]`: of no interest, and neither is what it is in.
                walk(node.attributes)
                scopes.append(Scope())
                walk(node.memberBlock)
                close()
                return .skipChildren
            }
            return declare(
                .extension, extended.name, at: node.extendedType, isGeneric: extended.isGeneric, node)
        }

        private func type(
            _ kind: TypeDeclaration.Kind, _ node: some DeclGroupSyntax & NamedDeclSyntax & WithGenericParametersSyntax
        ) -> SyntaxVisitorContinueKind {
            declare(kind, node.name.name, at: node.name, isGeneric: node.genericParameterClause != nil, node)
        }

        private func declare(
            _ kind: TypeDeclaration.Kind, _ written: String, at place: some SyntaxProtocol, isGeneric: Bool,
            _ node: some DeclGroupSyntax
        ) -> SyntaxVisitorContinueKind {
            let outer = scopes.last { $0.type != nil }?.type
            let name = outer.map { "\($0).\(written)" } ?? written
            let inherited = node.inheritanceClause?.inheritedTypes.map { text.type($0.type) } ?? []
            let access = DeclaredModifiers.access(node.modifiers)
            walk(node.attributes)
            if kind != .extension || !inherited.isEmpty {
                result.types.append(
                    TypeDeclaration(
                        kind, name: name, position: text.position(of: place), access: access, isGeneric: isGeneric,
                        attributes: DeclaredModifiers.attributes(node.attributes), inherited: inherited))
            }
            if kind == .enum, let list = Self.list(of: name) {
                result[keyPath: list].append(
                    EnumDeclaration(
                        name: name, position: text.position(of: place), access: access, isConditional: isConditional))
            }
            scopes.append(Scope(type: name, kind: kind))
            walk(node.memberBlock)
            close()
            return .skipChildren
        }

        private static func list(of name: String) -> WritableKeyPath<FileDeclarations, [EnumDeclaration]>? {
            if name.hasSuffix("Route") { return \.routes }
            return name.hasSuffix("Exit") ? \.exits : nil
        }

        // MARK: - Cases

        override func visit(_ node: EnumCaseDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let scope = scopes.last, scope.kind == .enum, let type = scope.type, let list = Self.list(of: type),
                let last = result[keyPath: list].lastIndex(where: { $0.name == type })
            else { return .visitChildren }
            walk(node.attributes)
            result[keyPath: list][last].cases += node.elements.map { element in
                CaseDeclaration(
                    name: element.name.name, position: text.position(of: element.name), isConditional: isConditional,
                    values: element.parameterClause?.parameters.map(value) ?? [])
            }
            return .skipChildren
        }

        private func value(_ node: EnumCaseParameterSyntax) -> AssociatedValue {
            let label = node.firstName.flatMap { $0.tokenKind == .wildcard ? nil : $0.name }
            return AssociatedValue(
                label: label, type: text.type(node.type), position: text.position(of: node),
                typePosition: text.position(of: node.type))
        }

        // MARK: - Constants

        override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
            guard let scope = scopes.last, let type = scope.type, scope.kind != .protocol,
                let binding = node.bindings.first, let name = binding.pattern.as(IdentifierPatternSyntax.self),
                let list = Self.list(of: name.identifier.name, in: type)
            else { return .visitChildren }
            let constant = ConstantDeclaration(
                type: type, name: name.identifier.name, position: text.position(of: name),
                isStatic: DeclaredModifiers.isStatic(node.modifiers), isConditional: isConditional,
                value: value(of: binding))
            guard list == \.routeConfigs || constant.isStatic && constant.value?.isStringOrCall == true else {
                return .visitChildren
            }
            walk(node.attributes)
            result[keyPath: list].append(constant)
            for other in node.bindings.dropFirst() { walk(other) }
            return .skipChildren
        }

        /// A property that watches its changes is no constant.
        private func value(of binding: PatternBindingSyntax) -> Expression? {
            guard let initializer = binding.initializer else { return nil }
            return binding.accessorBlock == nil ? expressions.expression(initializer.value) : .other
        }

        private static func list(
            of name: String, in type: String
        ) -> WritableKeyPath<FileDeclarations, [ConstantDeclaration]>? {
            switch type {
            case "ActivityConfig", "FlowKit.ActivityConfig": \.activityConfigs
            case "ActivityID", "FlowKit.ActivityID": \.activityIDs
            default: name == "routeConfig" ? \.routeConfigs : nil
            }
        }

        // MARK: - Strays

        override func visit(_ token: TokenSyntax) -> SyntaxVisitorContinueKind {
            if ["RouteConfig", "ActivityConfig"].contains(token.text), isCall(token) {
                result.strays.append(Located(token.text, at: text.position(of: token)))
            }
            return .visitChildren
        }

        /// `RouteConfig(…)`, `RouteConfig.init(…)`, `config: RouteConfig = .init(…)`.
        private func isCall(_ token: TokenSyntax) -> Bool {
            let before = token.previousToken(viewMode: .sourceAccurate)?.text ?? ""
            if ["func", "struct", "class", "extension", "typealias"].contains(before) { return false }
            var next = token.nextToken(viewMode: .sourceAccurate)
            if next?.text == "(" { return true }
            if next?.text == "=" { next = next?.nextToken(viewMode: .sourceAccurate) }
            guard next?.text == ".", let name = next?.nextToken(viewMode: .sourceAccurate) else { return false }
            return name.text == "init" && name.nextToken(viewMode: .sourceAccurate)?.text == "("
        }
    }

    extension Expression {
        fileprivate var isStringOrCall: Bool {
            switch self {
            case .string, .call: true
            default: false
            }
        }
    }
#endif
