/// An activity that the app configures.
struct DeclaredActivity {
    let identifier: String
    let title: String
    let icon: String
    let index: Located<Int>
    /// `keep` or `resetToDefaultTab`.
    let policy: String
    /// The location of the constant's name.
    let location: FileLocation

    /// Reads `static let shop = ActivityConfig(…)`.
    ///
    /// - Returns: Nil after an error is reported.
    init?(
        _ constant: ConstantDeclaration, file: String, _ identifiers: ActivityIdentifiers,
        _ diagnostics: inout DiagnosticCollector
    ) {
        guard case .call(let callee, let arguments) = constant.value, Self.callees.contains(callee) else { return nil }
        location = FileLocation(file, constant.position)
        if constant.isConditional {
            diagnostics.error(
                "this activity stands between #if and #endif, and sources are read without knowing what holds. Move it out.",
                at: location)
            return nil
        }
        let call = CallArguments(
            "ActivityConfig", arguments, labels: ["id", "title", "icon", "index", "policy"], file: file,
            at: constant.position, &diagnostics)
        let id = call.required("id", like: ".shop", &diagnostics)
            .flatMap { identifiers.read($0, file: file, &diagnostics) }
        let title = call.string("title", like: "Shop", &diagnostics)
        let icon = call.string("icon", like: "storefront", &diagnostics)
        let index = call.index("index", &diagnostics)
        let policy = call.member(
            "policy", of: "ActivitySwitchPolicy", among: ["keep", "resetToDefaultTab"], &diagnostics)
        guard let id, let title, let icon, let index else { return nil }
        identifier = id
        self.title = title.value.text
        self.icon = icon.value.text
        self.index = index
        self.policy = policy ?? "keep"
    }

    private static let callees = ["ActivityConfig", "FlowKit.ActivityConfig", ".init", "ActivityConfig.init"]
}

/// The values of the constants of `ActivityID`.
struct ActivityIdentifiers {
    private var constants: [String: (identifier: String, location: FileLocation)] = [:]

    init(_ files: [FileDeclarations], _ diagnostics: inout DiagnosticCollector) {
        for file in files {
            for constant in file.activityIDs {
                guard let identifier = Self.identifier(constant.value) else { continue }
                let location = FileLocation(file.file.path, constant.position)
                if let other = constants[constant.name], other.identifier != identifier {
                    diagnostics.error(
                        "ActivityID.\(constant.name) is \"\(identifier)\" here and \"\(other.identifier)\" elsewhere. "
                            + "Give one of them another name.",
                        at: location, other: other.location)
                }
                constants[constant.name] = (identifier, location)
            }
        }
    }

    /// Reads `.shop`, `ActivityID.shop` or `"shop"`.
    func read(_ argument: Argument, file: String, _ diagnostics: inout DiagnosticCollector) -> String? {
        let location = FileLocation(file, argument.valuePosition)
        switch argument.value {
        case .string(let value):
            return value.text
        case .member(let type, let name) where [nil, "ActivityID", "FlowKit.ActivityID"].contains(type):
            if let constant = constants[name] { return constant.identifier }
            diagnostics.error(
                "ActivityID has no constant \(name) whose value can be read. Add: extension ActivityID { public static let "
                    + "\(name): ActivityID = \"\(name)\" }.",
                at: location)
            return nil
        default:
            diagnostics.error(
                "\"\(argument.label ?? "")\" is not a literal that can be read without building the app. Write a constant "
                    + "of ActivityID, like .shop.",
                at: location)
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
