import RoutePatterns

/// Matches the associated values of a case with the parameters of its pattern.
struct ValueMatcher {
    let screen: AppMap.Screen
    let route: CaseDeclaration
    /// The name of the case: `ShopRoute.details`.
    let name: String
    let types: TypeIndex
    let diagnostics: DiagnosticCollector

    /// Returns the parameter of each value, or nil after an error is reported.
    func arguments() -> [AppMap.Argument]? {
        let labels = route.values.compactMap(\.label)
        guard labels.isEmpty || labels.count == route.values.count else {
            return diagnostics.failure(
                "\(name) labels some of its values and not others. Label all of them, like the path, or none.",
                at: route.location, notes: [pathNote])
        }
        guard checkVariables(), let arguments = labels.isEmpty ? unlabeled() : labeled() else { return nil }
        let isValid = zip(route.values, arguments).map { check($0, screen.pattern.parameters[$1.parameter]) }
        return isValid.contains(false) ? nil : arguments
    }

    /// Reports parameters that are equal in code, such as `product-id` and `productId`.
    private func checkVariables() -> Bool {
        var seen: [String: String] = [:]
        for parameter in screen.pattern.parameters {
            let variable = SwiftName.camelCase(parameter.name)
            if let other = seen.updateValue(parameter.name, forKey: variable) {
                diagnostics.error(
                    "\"\(other)\" and \"\(parameter.name)\" of \"\(screen.pattern.text)\" would both be \(variable) in "
                        + "code. Name one of them differently.", at: screen.location(of: parameter))
                return false
            }
        }
        return true
    }

    private func unlabeled() -> [AppMap.Argument]? {
        let count = screen.pattern.parameters.count
        guard count == route.values.count else {
            return diagnostics.failure(
                "\"\(screen.pattern.text)\" has \(count) \(count == 1 ? "value" : "values"), but \(name) carries "
                    + "\(route.values.count). Write: case \(screen.example(route.name)).",
                at: route.location, notes: [pathNote])
        }
        return route.values.enumerated().map { AppMap.Argument(label: nil, type: $1.value.text, parameter: $0) }
    }

    private func labeled() -> [AppMap.Argument]? {
        let parameters = screen.pattern.parameters
        let arguments = route.values.compactMap { argument -> AppMap.Argument? in
            let label = argument.label ?? ""
            if let index = parameters.firstIndex(where: { label == $0.name || label == SwiftName.camelCase($0.name) }) {
                return AppMap.Argument(label: label, type: argument.value.text, parameter: index)
            }
            return diagnostics.failure(
                "\(name) carries \"\(label)\", which \"\(screen.pattern.text)\" does not have. Add it to the path, like "
                    + "\"\(screen.pattern.text)\(screen.pattern.query.isEmpty ? "?" : "&")\(label)\", or remove it.",
                at: argument.location, notes: [pathNote])
        }
        for (index, parameter) in parameters.enumerated() where !arguments.contains(where: { $0.parameter == index }) {
            diagnostics.error(
                "the value \"\(parameter.name)\" of \"\(screen.pattern.text)\" has no place in \(name). "
                    + "Write: case \(screen.example(route.name)).",
                at: screen.location(of: parameter), notes: [.init("the case is here", at: route.location)])
        }
        let counts = [arguments.count, route.values.count, Set(arguments.map(\.parameter)).count]
        return counts.allSatisfy { $0 == parameters.count } ? arguments : nil
    }

    private var pathNote: LocatedText { .init("the path is here", at: screen.pathLocation) }
}

extension AppMap.Screen {
    /// Returns a case that matches the path: `details(id: String, tag: [String])`.
    func example(_ route: String? = nil) -> String {
        let values = pattern.parameters.map { parameter in
            let type =
                switch parameter.kind {
                case .path: "String"
                case .tail, .repeatedQuery: "[String]"
                case .query: "String?"
                }
            return "\(SwiftName.camelCase(parameter.name)): \(type)"
        }
        let name = SwiftName.escaped(route ?? SwiftName.cases(ofViewModel: viewModel)[0])
        return name + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
}

// Types.
extension ValueMatcher {
    /// Returns whether a link can contain a value, or reports the reason.
    private func check(_ argument: Argument, _ parameter: RoutePattern.Parameter) -> Bool {
        let type = ValueType(argument.value.text)
        var notes = [LocatedText("\"\(parameter.name)\" of the path is here", at: screen.location(of: parameter))]
        var problem = problem(of: type, parameter)
        if problem == nil, let declaration = types.inconvertible(type.name) {
            problem =
                "is \(type.element), which no text can be made into. Let it be LosslessStringConvertible or "
                + "RawRepresentable, or carry its identifier instead."
            notes.append(.init("\(type.name) is declared here", at: declaration))
        }
        guard let problem else { return true }
        diagnostics.error(
            "\"\(parameter.name)\" of \(name) \(problem)", at: argument.valueLocation, notes: notes)
        return false
    }

    /// Returns the reason why a parameter can't be of a type, as the end of a sentence.
    private func problem(of type: ValueType, _ parameter: RoutePattern.Parameter) -> String? {
        let (name, element) = (parameter.name, type.element)
        switch (parameter.kind, type.form) {
        case (.path, .plain), (.query, .optional), (.repeatedQuery, .list):
            return type.obstacle.map {
                "is \(element): \($0). Write a type that is LosslessStringConvertible or RawRepresentable, such as "
                    + "String, Int or an identifier."
            }
        case (.path, .optional): return "is optional, but every link has it in its path. Write \(element)."
        case (.path, .list):
            return
                "is a list, but \":\(name)\" is one segment of the path. Write \(element), or \"*\(name)\" at the end "
                + "of the path."
        case (.tail, .list) where type.name == "String": return nil
        case (.tail, _): return "takes the segments of \"*\(name)\". Write [String]."
        case (.query, .plain): return "is in the query, which a link can be without. Write \(element)?."
        case (.query, .list):
            return
                "is a list, but \"\(name)\" is in a link at most once. Write \(element)?, or \"\(name)*\" in the path."
        case (.repeatedQuery, _): return "takes every \"\(name)\" of a link. Write [\(element)]."
        }
    }
}
