import RoutePatterns

/// Fits the values of a route's case to the parameters of its pattern.
struct ValueFit {
    let screen: DeclaredScreen
    /// The route's case.
    let route: CaseDeclaration
    /// Where the case is declared.
    let file: String
    /// `ShopRoute.details`.
    let name: String
    let types: TypeIndex

    /// - Returns: For each value, the index of its parameter; nil when they do not fit, which is reported.
    func arguments(_ findings: inout Findings) -> [AppMap.Argument]? {
        let labels = route.values.compactMap(\.label)
        guard labels.isEmpty || labels.count == route.values.count else {
            findings.error(
                "\(name) labels some of its values and not others. Label all of them, like the path, or none.",
                at: SourcePlace(file, route.position), notes: [pathNote])
            return nil
        }
        let arguments = labels.isEmpty ? unlabeled(&findings) : labelled(&findings)
        guard let arguments else { return nil }
        let check = ValueTypeCheck(screen: screen, file: file, name: name, types: types)
        var isRight = true
        for (value, argument) in zip(route.values, arguments) {
            let parameter = screen.pattern.parameters[argument.parameter]
            isRight = check.accepts(value, parameter, &findings) && isRight
        }
        return isRight ? arguments : nil
    }

    private func unlabeled(_ findings: inout Findings) -> [AppMap.Argument]? {
        let parameters = screen.pattern.parameters
        guard parameters.count == route.values.count else {
            let expected = "\(parameters.count) \(parameters.count == 1 ? "value" : "values")"
            findings.error(
                "\"\(screen.pattern.text)\" has \(expected), but \(name) carries \(route.values.count). "
                    + "Write: case \(Self.example(route.name, screen.pattern)).",
                at: SourcePlace(file, route.position), notes: [pathNote])
            return nil
        }
        return parameters.indices.map { AppMap.Argument(label: nil, parameter: $0) }
    }

    private func labelled(_ findings: inout Findings) -> [AppMap.Argument]? {
        let parameters = screen.pattern.parameters
        var arguments: [AppMap.Argument] = []
        var isRight = true
        for value in route.values {
            let label = value.label ?? ""
            if let index = parameters.firstIndex(where: { Self.isLabel(label, of: $0.name) }) {
                if arguments.contains(where: { $0.parameter == index }) { isRight = false }
                arguments.append(AppMap.Argument(label: label, parameter: index))
            } else {
                isRight = false
                findings.error(
                    "\(name) carries \"\(label)\", which \"\(screen.pattern.text)\" does not have. Add it to the path, like "
                        + "\"\(screen.pattern.text)\(screen.pattern.query.isEmpty ? "?" : "&")\(label)\", or remove it.",
                    at: SourcePlace(file, value.position), notes: [pathNote])
            }
        }
        for (index, parameter) in parameters.enumerated() where !arguments.contains(where: { $0.parameter == index }) {
            isRight = false
            findings.error(
                "the value \"\(parameter.name)\" of \"\(screen.pattern.text)\" has no place in \(name). "
                    + "Write: case \(Self.example(route.name, screen.pattern)).",
                at: screen.place(of: parameter),
                notes: [.init("the case is here", at: SourcePlace(file, route.position))])
        }
        return isRight ? arguments : nil
    }

    private var pathNote: Diagnostic.Note { .init("the path is here", at: screen.pathPlace) }

    /// A name with a hyphen is a label in the way of labels: `product-id` is `productId`.
    static func isLabel(_ label: String, of name: String) -> Bool { label == name || label == self.label(of: name) }

    static func label(of name: String) -> String {
        name.split(separator: "-").enumerated()
            .map { $0.offset == 0 ? String($0.element) : $0.element.prefix(1).uppercased() + $0.element.dropFirst() }
            .joined()
    }

    /// A case that fits a pattern: `details(id: String, tag: [String])`.
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
        return Identifier.escaped(name) + (values.isEmpty ? "" : "(\(values.joined(separator: ", ")))")
    }
}
