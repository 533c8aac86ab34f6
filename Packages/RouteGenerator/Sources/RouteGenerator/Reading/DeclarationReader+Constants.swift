extension DeclarationReader {
    mutating func readConstant() {
        guard let scope = scopes.last, let type = scope.type, scope.kind != .protocol,
            let name = tokens.name(index + 1), let list = list(of: name, in: type)
        else {
            index += 1
            return
        }
        var constant = ConstantDeclaration(
            type: type, name: name, position: position(of: index + 1),
            isStatic: Modifiers(tokens, before: index).isStatic, isConditional: conditions > 0)
        let ends = StatementEnds(tokens: tokens)
        let start = index + 2
        index = ends.annotation(start)
        defer {
            // Of other properties nothing is known: what is in them is looked at like everything else.
            if constant.isRelevant(to: list) { result[keyPath: list].append(constant) } else { index = start }
        }
        if tokens.isLoneSign("=", index) {
            let (value, end) = ExpressionReader(tokens: tokens, lines: lines).expression(at: index + 1)
            constant.value = value
            index = value == .other ? ends.statement(index + 1) : end
        } else if tokens.isSign("{", index) {
            index = tokens.behindBrackets(index)
        }
    }

    private func list(
        of name: String, in type: String
    ) -> WritableKeyPath<FileDeclarations, [ConstantDeclaration]>? {
        switch type {
        case "ActivityConfig", "FlowKit.ActivityConfig": \.activityConfigs
        case "ActivityID", "FlowKit.ActivityID": \.activityIDs
        default: name == "routeConfig" ? \.routeConfigs : nil
        }
    }
}

extension ConstantDeclaration {
    fileprivate func isRelevant(to list: WritableKeyPath<FileDeclarations, [ConstantDeclaration]>) -> Bool {
        if list == \.routeConfigs { return true }
        switch value {
        case .string, .call: return isStatic
        default: return false
        }
    }
}
