/// The arguments of a call, which have to be literals. Everything else is reported.
struct CallArguments {
    private let type: String
    private let location: FileLocation
    private let arguments: [Argument]
    private let diagnostics: DiagnosticCollector

    /// - Parameters:
    ///   - type: The type that is initialized, such as `RouteConfig`.
    ///   - labels: All labels of its initializer.
    ///   - location: The location of the declaration.
    init(
        _ arguments: [Argument], of type: String, labels: [String], at location: FileLocation,
        _ diagnostics: DiagnosticCollector
    ) {
        self.type = type
        self.location = location
        self.arguments = arguments
        self.diagnostics = diagnostics
        var seen: Set<String> = []
        for argument in arguments {
            let location = location.at(argument.position)
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
    func required(_ label: String, like example: String) -> Argument? {
        if let argument = self[label] { return argument }
        diagnostics.error("\(type) has no \(label). Add one, like \(label): \(example).", at: location)
        return nil
    }

    func string(_ label: String, like example: String) -> Located<StringValue>? {
        guard let argument = required(label, like: "\"\(example)\"") else { return nil }
        guard case .string(let value) = argument.value else {
            return report(argument, expected: "a string literal, like \"\(example)\"")
        }
        return Located(value: value, position: argument.valuePosition)
    }

    func index(_ label: String) -> Located<Int>? {
        guard let argument = required(label, like: "0") else { return nil }
        guard case .integer(let value) = argument.value, value >= 0 else {
            return report(argument, expected: "a whole number from 0")
        }
        return Located(value: value, position: argument.valuePosition)
    }

    func boolean(_ label: String) -> Bool? {
        guard let argument = self[label] else { return nil }
        guard case .boolean(let value) = argument.value else { return report(argument, expected: "true or false") }
        return value
    }

    /// Returns the name of a static member: `.sheet`, or `NavigationType.sheet`.
    func member(_ label: String, of type: String, among members: [String]) -> String? {
        guard let argument = self[label] else { return nil }
        guard let name = argument.value.member(of: type), members.contains(name) else {
            let names = members.map { ".\($0)" }
            return report(argument, expected: "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")")
        }
        return name
    }

    /// Reports an argument that isn't a literal, and returns nil.
    func report<Value>(_ argument: Argument, expected: String) -> Value? {
        diagnostics.error(
            "\"\(argument.label ?? "")\" is not a literal that can be read without building the app. Write \(expected).",
            at: location.at(argument.valuePosition))
        return nil
    }
}
