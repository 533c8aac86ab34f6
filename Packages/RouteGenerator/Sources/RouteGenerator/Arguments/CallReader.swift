/// Takes the arguments out of a call, and says what is wrong with them.
struct CallReader {
    /// What is made: `RouteConfig`.
    let type: String
    let file: String
    /// Where the call stands.
    let position: SourcePosition
    private let arguments: [Argument]

    /// - Parameter labels: All labels that there are.
    init(
        _ type: String, _ arguments: [Argument], labels: [String], file: String, at position: SourcePosition,
        _ findings: inout Findings
    ) {
        self.type = type
        self.file = file
        self.position = position
        self.arguments = arguments
        var seen: Set<String> = []
        for argument in arguments {
            let place = SourcePlace(file, argument.position)
            guard let label = argument.label, labels.contains(label) else {
                let what = argument.label.map { "no argument \"\($0)\"" } ?? "no argument without a label"
                findings.error("\(type) has \(what). It has \(labels.joined(separator: ", ")).", at: place)
                continue
            }
            if !seen.insert(label).inserted {
                findings.error("\"\(label)\" is given twice. Remove one of them.", at: place)
            }
        }
    }

    func argument(_ label: String) -> Argument? { arguments.first { $0.label == label } }

    /// An argument that has to be there.
    func required(_ label: String, like example: String, _ findings: inout Findings) -> Argument? {
        if let argument = argument(label) { return argument }
        findings.error(
            "\(type) has no \(label). Add one, like \(label): \(example).", at: SourcePlace(file, position))
        return nil
    }

    func string(_ label: String, like example: String, _ findings: inout Findings) -> Located<StringValue>? {
        guard let argument = required(label, like: "\"\(example)\"", &findings) else { return nil }
        guard case .string(let value) = argument.value else {
            report(argument, "a string literal, like \"\(example)\"", &findings)
            return nil
        }
        return Located(value, at: argument.valuePosition)
    }

    func index(_ label: String, _ findings: inout Findings) -> Located<Int>? {
        guard let argument = required(label, like: "0", &findings) else { return nil }
        guard case .integer(let value) = argument.value, value >= 0 else {
            report(argument, "a whole number from 0", &findings)
            return nil
        }
        return Located(value, at: argument.valuePosition)
    }

    func boolean(_ label: String, _ findings: inout Findings) -> Bool? {
        guard let argument = argument(label) else { return nil }
        guard case .boolean(let value) = argument.value else {
            report(argument, "true or false", &findings)
            return nil
        }
        return value
    }

    /// One of a type's members: `.sheet`, or with its type before it.
    func member(
        _ label: String, of type: String, among members: [String], _ findings: inout Findings
    ) -> String? {
        guard let argument = argument(label) else { return nil }
        guard case .member(let owner, let name) = argument.value,
            [nil, type, "FlowKit.\(type)"].contains(owner), members.contains(name)
        else {
            let names = members.map { ".\($0)" }
            report(argument, names.dropLast().joined(separator: ", ") + " or \(names.last ?? "")", &findings)
            return nil
        }
        return name
    }

    func report(_ argument: Argument, _ expected: String, _ findings: inout Findings) {
        findings.error(
            "\"\(argument.label ?? "")\" is not a literal that can be read without building the app. Write \(expected).",
            at: SourcePlace(file, argument.valuePosition))
    }
}
