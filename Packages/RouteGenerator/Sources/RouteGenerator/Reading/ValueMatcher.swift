import RoutePatterns

/// Matches the associated values of a case with the parameters of its pattern.
struct ValueMatcher {
    let screen: DeclaredScreen
    let route: CaseDeclaration
    /// The file that declares the case.
    let file: String
    /// The name of the case: `ShopRoute.details`.
    let name: String
    let types: TypeIndex

    /// Returns the parameter of each value, or nil after an error is reported.
    func arguments(_ diagnostics: inout DiagnosticCollector) -> [AppMap.Argument]? {
        let labels = route.values.compactMap(\.label)
        guard labels.isEmpty || labels.count == route.values.count else {
            diagnostics.error(
                "\(name) labels some of its values and not others. Label all of them, like the path, or none.",
                at: caseLocation, notes: [pathNote])
            return nil
        }
        let arguments = labels.isEmpty ? unlabeled(&diagnostics) : labeled(&diagnostics)
        guard let arguments else { return nil }
        var isValid = true
        for (value, argument) in zip(route.values, arguments) {
            isValid = accepts(value, screen.pattern.parameters[argument.parameter], &diagnostics) && isValid
        }
        return isValid ? arguments : nil
    }

    private func unlabeled(_ diagnostics: inout DiagnosticCollector) -> [AppMap.Argument]? {
        let parameters = screen.pattern.parameters
        guard parameters.count == route.values.count else {
            let expected = "\(parameters.count) \(parameters.count == 1 ? "value" : "values")"
            diagnostics.error(
                "\"\(screen.pattern.text)\" has \(expected), but \(name) carries \(route.values.count). "
                    + "Write: case \(Self.example(route.name, screen.pattern)).",
                at: caseLocation, notes: [pathNote])
            return nil
        }
        return parameters.indices.map { AppMap.Argument(label: nil, parameter: $0) }
    }

    private func labeled(_ diagnostics: inout DiagnosticCollector) -> [AppMap.Argument]? {
        let parameters = screen.pattern.parameters
        var arguments: [AppMap.Argument] = []
        var isValid = true
        for value in route.values {
            let label = value.label ?? ""
            if let index = parameters.firstIndex(where: { label == $0.name || label == Self.label(of: $0.name) }) {
                if arguments.contains(where: { $0.parameter == index }) { isValid = false }
                arguments.append(AppMap.Argument(label: label, parameter: index))
            } else {
                isValid = false
                diagnostics.error(
                    "\(name) carries \"\(label)\", which \"\(screen.pattern.text)\" does not have. Add it to the path, like "
                        + "\"\(screen.pattern.text)\(screen.pattern.query.isEmpty ? "?" : "&")\(label)\", or remove it.",
                    at: FileLocation(file, value.position), notes: [pathNote])
            }
        }
        for (index, parameter) in parameters.enumerated() where !arguments.contains(where: { $0.parameter == index }) {
            isValid = false
            diagnostics.error(
                "the value \"\(parameter.name)\" of \"\(screen.pattern.text)\" has no place in \(name). "
                    + "Write: case \(Self.example(route.name, screen.pattern)).",
                at: screen.location(of: parameter), notes: [.init("the case is here", at: caseLocation)])
        }
        return isValid ? arguments : nil
    }

    private var caseLocation: FileLocation { FileLocation(file, route.position) }

    private var pathNote: Diagnostic.Note { .init("the path is here", at: screen.pathLocation) }

    /// Returns the label for a parameter's name: `productId` for `product-id`.
    static func label(of name: String) -> String {
        name.split(separator: "-").enumerated()
            .map { $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }
            .joined()
    }

    /// Returns a case that matches a pattern: `details(id: String, tag: [String])`.
    static func example(_ name: String, _ pattern: RoutePattern) -> String {
        let values = pattern.parameters.map { parameter in
            let type =
                switch parameter.kind {
                case .path: "String"
                case .tail, .repeatedQuery: "[String]"
                case .query: "String?"
                }
            return "\(label(of: parameter.name)): \(type)"
        }
        return SwiftName.escaped(name) + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
}

// Types.
extension ValueMatcher {
    private func accepts(
        _ value: AssociatedValue, _ parameter: RoutePattern.Parameter, _ diagnostics: inout DiagnosticCollector
    ) -> Bool {
        let type = ValueType(value.type)
        var notes = [Diagnostic.Note("\"\(parameter.name)\" of the path is here", at: screen.location(of: parameter))]
        var problem = formProblem(type, parameter) ?? elementProblem(type, parameter)
        if problem == nil, let declaration = types.inconvertible(type.name) {
            problem =
                "\"\(parameter.name)\" of \(name) is \(type.element), which no text can be made into. Let it be "
                + "LosslessStringConvertible or RawRepresentable, or carry its identifier instead."
            notes.append(.init("\(type.name) is declared here", at: declaration))
        }
        guard let problem else { return true }
        diagnostics.error(problem, at: FileLocation(file, value.typePosition), notes: notes)
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
}
