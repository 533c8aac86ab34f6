import RoutePatterns

/// Says whether a value's type is one that its parameter can fill.
struct ValueTypeCheck {
    let screen: DeclaredScreen
    let file: String
    /// `ShopRoute.details`.
    let name: String
    let types: TypeIndex

    func accepts(_ value: AssociatedValue, _ parameter: RoutePattern.Parameter, _ findings: inout Findings) -> Bool {
        let type = ValueType(value.type)
        var notes = [Diagnostic.Note("\"\(parameter.name)\" of the path is here", at: screen.place(of: parameter))]
        var problem = formProblem(type, parameter) ?? elementProblem(type, parameter)
        if problem == nil, let declaration = types.inconvertible(type.name) {
            problem = noTextProblem(type, parameter)
            notes.append(.init("\(type.name) is declared here", at: declaration))
        }
        guard let problem else { return true }
        findings.error(problem, at: SourcePlace(file, value.typePosition), notes: notes)
        return false
    }

    private func formProblem(_ type: ValueType, _ parameter: RoutePattern.Parameter) -> String? {
        let what = "\"\(parameter.name)\" of \(name)"
        switch (parameter.kind, type.form) {
        case (.path, .plain), (.query, .optional), (.repeatedQuery, .list): return nil
        case (.path, .optional):
            return "\(what) is optional, but stands in the path of every link. Write \(type.element)."
        case (.path, .list):
            return "\(what) is a list, but \":\(parameter.name)\" is one segment of the path. Write \(type.element), "
                + "or \"*\(parameter.name)\" at the end of the path."
        case (.tail, _):
            return type.form == .list && type.name == "String"
                ? nil : "\(what) takes the segments of \"*\(parameter.name)\". Write [String]."
        case (.query, .plain):
            return "\(what) is in the query, which a link can be without. Write \(type.element)?."
        case (.query, .list):
            return "\(what) is a list, but \"\(parameter.name)\" stands in a link once. Write \(type.element)?, "
                + "or \"\(parameter.name)*\" in the path."
        case (.repeatedQuery, _):
            return "\(what) takes every \"\(parameter.name)\" of a link. Write [\(type.element)]."
        }
    }

    private func elementProblem(_ type: ValueType, _ parameter: RoutePattern.Parameter) -> String? {
        type.obstacle.map {
            "\"\(parameter.name)\" of \(name) is \(type.element): \($0). Write a type that is LosslessStringConvertible or "
                + "RawRepresentable, such as String, Int or an identifier."
        }
    }

    private func noTextProblem(_ type: ValueType, _ parameter: RoutePattern.Parameter) -> String {
        "\"\(parameter.name)\" of \(name) is \(type.element), which no text can be made into. Let it be "
            + "LosslessStringConvertible or RawRepresentable, or carry its identifier instead."
    }
}
