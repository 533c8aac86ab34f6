#if SyntaxParser
    import RouteGenerator
    import SwiftParser
    import SwiftSyntax

    /// Makes expressions of nodes, as far as a declaration may use them.
    struct ExpressionMaker {
        let text: SourceText
        /// How many calls are around this one.
        var depth = 0

        func expression(_ node: ExprSyntax) -> Expression {
            switch node.as(ExprSyntaxEnum.self) {
            case .stringLiteralExpr(let literal): string(literal)
            case .integerLiteralExpr(let literal): literal.representedLiteralValue.map(Expression.integer) ?? .other
            case .prefixOperatorExpr(let prefixed): negative(prefixed)
            case .booleanLiteralExpr(let literal): .boolean(literal.literal.tokenKind == .keyword(.true))
            case .nilLiteralExpr: .nil
            case .memberAccessExpr, .declReferenceExpr: member(node)
            case .functionCallExpr(let call): self.call(call)
            default: .other
            }
        }

        private func string(_ literal: StringLiteralExprSyntax) -> Expression {
            guard !literal.hasError, let value = literal.representedLiteralValue else { return .other }
            // The compiler takes line ends of any kind for line feeds.
            if literal.openingQuote.tokenKind == .multilineStringQuote {
                return .string(StringValue(value.replacing("\r\n", with: "\n"), inset: nil))
            }
            let written = literal.segments.totalLength.utf8Length
            let signs = literal.openingPounds?.text.utf8.count ?? 0
            return .string(StringValue(value, inset: value.utf8.count == written ? signs + 1 : nil))
        }

        private func negative(_ node: PrefixOperatorExprSyntax) -> Expression {
            guard node.operator.text == "-", let literal = node.expression.as(IntegerLiteralExprSyntax.self),
                let value = literal.representedLiteralValue
            else { return .other }
            return .integer(-value)
        }

        private func member(_ node: ExprSyntax) -> Expression {
            // A name alone is a variable.
            guard let path = path(node), path.type != nil || path.callee.hasPrefix(".") else { return .other }
            return .member(type: path.type, name: path.name)
        }

        private func call(_ call: FunctionCallExprSyntax) -> Expression {
            guard depth < 8, call.leftParen != nil, call.trailingClosure == nil,
                call.additionalTrailingClosures.isEmpty, let path = path(call.calledExpression)
            else { return .other }
            let inner = ExpressionMaker(text: text, depth: depth + 1)
            let arguments = call.arguments.map { argument in
                Argument(
                    argument.label?.name, inner.expression(argument.expression), at: text.position(of: argument),
                    valueAt: text.position(of: argument.expression))
            }
            return .call(path.type.map { "\($0).\(path.name)" } ?? path.callee, arguments: arguments)
        }

        /// `shop`, `.shop`, `ActivityID.shop`, `FlowKit::ActivityID.shop`.
        private func path(_ node: ExprSyntax) -> (type: String?, name: String, callee: String)? {
            if let name = simpleName(node) {
                let parts = name.split(separator: ".")
                guard parts.count > 1, let last = parts.last else { return (nil, name, name) }
                return (parts.dropLast().joined(separator: "."), String(last), name)
            }
            guard let access = node.as(MemberAccessExprSyntax.self), let name = self.name(access.declName) else {
                return nil
            }
            guard let base = access.base else { return (nil, name, ".\(name)") }
            guard let outer = path(base), !outer.callee.hasPrefix(".") else { return nil }
            return (outer.callee, name, "\(outer.callee).\(name)")
        }

        private func simpleName(_ node: ExprSyntax) -> String? {
            if let node = node.as(DeclReferenceExprSyntax.self) { return name(node) }
            return node.is(SuperExprSyntax.self) ? "super" : nil
        }

        private func name(_ node: DeclReferenceExprSyntax) -> String? {
            guard node.argumentNames == nil else { return nil }
            switch node.baseName.tokenKind {
            case .identifier, .keyword:
                let name = node.baseName.name
                return node.moduleSelector.map { "\($0.moduleName.name).\(name)" } ?? name
            default: return nil
            }
        }
    }
#endif
