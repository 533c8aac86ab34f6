/// The identifiers that the constants of `ActivityID` stand for.
struct ActivityIDs {
    private var identifiers: [String: Located<String>] = [:]
    private var files: [String: String] = [:]

    init(_ declarations: Declarations, _ findings: inout Findings) {
        for file in declarations.files {
            for constant in file.activityIDs {
                guard let identifier = Self.identifier(constant.value) else { continue }
                let place = SourcePlace(file.file.path, constant.position)
                if let other = identifiers[constant.name], other.value != identifier {
                    findings.error(
                        "ActivityID.\(constant.name) is \"\(identifier)\" here and \"\(other.value)\" elsewhere. "
                            + "Give one of them another name.",
                        at: place,
                        notes: [
                            .init("the other one is here", at: SourcePlace(files[constant.name] ?? "", other.position))
                        ])
                }
                identifiers[constant.name] = Located(identifier, at: constant.position)
                files[constant.name] = file.file.path
            }
        }
    }

    /// Reads `.shop`, `ActivityID.shop` or `"shop"`.
    func read(_ argument: Argument, file: String, _ findings: inout Findings) -> String? {
        let place = SourcePlace(file, argument.valuePosition)
        switch argument.value {
        case .string(let value):
            return value.text
        case .member(let type, let name) where [nil, "ActivityID", "FlowKit.ActivityID"].contains(type):
            if let identifier = identifiers[name] { return identifier.value }
            findings.error(
                "ActivityID has no constant \(name) whose value can be read. Add: extension ActivityID { public static let "
                    + "\(name): ActivityID = \"\(name)\" }.",
                at: place)
            return nil
        default:
            findings.error(
                "\"\(argument.label ?? "")\" is not a literal that can be read without building the app. Write a constant "
                    + "of ActivityID, like .shop.",
                at: place)
            return nil
        }
    }

    private static func identifier(_ value: Expression?) -> String? {
        switch value {
        case .string(let value): value.text
        case .call(let callee, let arguments) where [".init", "ActivityID", "ActivityID.init"].contains(callee):
            if arguments.count == 1, case .string(let value)? = arguments.first?.value { value.text } else { nil }
        default: nil
        }
    }
}
