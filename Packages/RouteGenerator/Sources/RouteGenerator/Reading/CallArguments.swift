/// The arguments of a call, which have to be literals. Everything else is reported.
struct CallArguments {
    private let type: String
    let location: FileLocation
    private let arguments: [Argument]
    private let diagnostics: DiagnosticCollector

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
            guard let label = argument.label, labels.contains(label) else {
                let what = argument.label.map { "no argument \"\($0)\"" } ?? "no argument without a label"
                diagnostics.error(
                    "\(type) has \(what). It has \(labels.joined(separator: ", ")).", at: argument.location)
                continue
            }
            if !seen.insert(label).inserted {
                diagnostics.error("\"\(label)\" is given twice. Remove one of them.", at: argument.location)
            }
        }
    }

    subscript(label: String) -> Argument? { arguments.first { $0.label == label } }

    /// Returns an argument, or reports that it is missing.
    func required(_ label: String, like example: String) -> Argument? {
        if let argument = self[label] { return argument }
        return diagnostics.failure("\(type) has no \(label). Add one, like \(label): \(example).", at: location)
    }

    func string(_ label: String, like example: String) -> String? {
        guard let argument = required(label, like: "\"\(example)\"") else { return nil }
        return literal(argument, argument.value.string, expected: "a string literal, like \"\(example)\"")
    }

    func index(_ label: String) -> Int? {
        guard let argument = required(label, like: "0") else { return nil }
        let index = argument.value.integer.flatMap { $0 < 0 ? nil : $0 }
        return literal(argument, index, expected: "a whole number from 0")
    }

    func boolean(_ label: String) -> Bool? {
        guard let argument = self[label] else { return nil }
        return literal(argument, Bool(argument.value.text), expected: "true or false")
    }

    /// Returns the name of a static member: `.sheet`, or `NavigationType.sheet`.
    func member(_ label: String, of type: String, among members: [String]) -> String? {
        guard let argument = self[label] else { return nil }
        let name = argument.value.member(of: type).flatMap { members.contains($0) ? $0 : nil }
        let names = members.map { ".\($0)" }
        return literal(argument, name, expected: "\(names.dropLast().joined(separator: ", ")) or \(names.last ?? "")")
    }

    /// Returns the value of an argument, or reports that the argument isn't a literal.
    func literal<Value>(_ argument: Argument, _ value: Value?, expected: String) -> Value? {
        if let value { return value }
        return diagnostics.failure(
            "\"\(argument.label ?? "")\" is not a literal that can be read without building the app. Write \(expected).",
            at: argument.valueLocation)
    }

    /// Returns the location of the value of an argument, or else of the declaration.
    func location(of label: String) -> FileLocation { self[label]?.valueLocation ?? location }
}
