/// The arguments of a call, which have to be literals. Everything else is reported.
struct CallArguments {
    private let type: String
    private let file: String
    /// The position of the declaration.
    private let position: SourcePosition
    private let arguments: [Argument]

    /// - Parameters:
    ///   - type: The type that is initialized, such as `RouteConfig`.
    ///   - labels: All labels of its initializer.
    init(
        _ type: String, _ arguments: [Argument], labels: [String], file: String, at position: SourcePosition,
        _ diagnostics: inout DiagnosticCollector
    ) {
        self.type = type
        self.file = file
        self.position = position
        self.arguments = arguments
        var seen: Set<String> = []
        for argument in arguments {
            let location = FileLocation(file, argument.position)
            guard let label = argument.label, labels.contains(label) else {
                let what = argument.label.map { "no argument \"\($0)\"" } ?? "no argument without a label"
                diagnostics.error("\(type) has \(what). It has \(labels.joined(separator: ", ")).", at: location)
                continue
            }
            if !seen.insert(label).inserted {
                diagnostics.error("\"\(label)\" is given twice. Remove one of them.", at: location)
            }
        }
    }

    subscript(label: String) -> Argument? { arguments.first { $0.label == label } }

    /// Returns an argument, or reports that it is missing.
    func required(_ label: String, like example: String, _ diagnostics: inout DiagnosticCollector) -> Argument? {
        if let argument = self[label] { return argument }
        diagnostics.error(
            "\(type) has no \(label). Add one, like \(label): \(example).", at: FileLocation(file, position))
        return nil
    }

    func string(
        _ label: String, like example: String, _ diagnostics: inout DiagnosticCollector
    ) -> Located<StringValue>? {
        guard let argument = required(label, like: "\"\(example)\"", &diagnostics) else { return nil }
        guard case .string(let value) = argument.value else {
            report(argument, expected: "a string literal, like \"\(example)\"", &diagnostics)
            return nil
        }
        return Located(value, at: argument.valuePosition)
    }

    func index(_ label: String, _ diagnostics: inout DiagnosticCollector) -> Located<Int>? {
        guard let argument = required(label, like: "0", &diagnostics) else { return nil }
        guard case .integer(let value) = argument.value, value >= 0 else {
            report(argument, expected: "a whole number from 0", &diagnostics)
            return nil
        }
        return Located(value, at: argument.valuePosition)
    }

    func boolean(_ label: String, _ diagnostics: inout DiagnosticCollector) -> Bool? {
        guard let argument = self[label] else { return nil }
        guard case .boolean(let value) = argument.value else {
            report(argument, expected: "true or false", &diagnostics)
            return nil
        }
        return value
    }

    /// Returns the name of a static member: `.sheet`, or `NavigationType.sheet`.
    func member(
        _ label: String, of type: String, among members: [String], _ diagnostics: inout DiagnosticCollector
    ) -> String? {
        guard let argument = self[label] else { return nil }
        guard case .member(let owner, let name) = argument.value,
            [nil, type, "FlowKit.\(type)"].contains(owner), members.contains(name)
        else {
            let names = members.map { ".\($0)" }
            let expected = names.dropLast().joined(separator: ", ") + " or \(names.last ?? "")"
            report(argument, expected: expected, &diagnostics)
            return nil
        }
        return name
    }

    func report(_ argument: Argument, expected: String, _ diagnostics: inout DiagnosticCollector) {
        diagnostics.error(
            "\"\(argument.label ?? "")\" is not a literal that can be read without building the app. Write \(expected).",
            at: FileLocation(file, argument.valuePosition))
    }
}
