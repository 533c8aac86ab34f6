import RouteGenerator
import RoutePatterns

extension RouteExplanation {
    /// What the link shows, for programs.
    public var shortJSON: String { JSONText.members(shared).text }

    /// Everything, for programs.
    public var json: String {
        JSONText.members(
            shared + [
                ("candidates", .list(candidates.map(\.json))), ("ignored", .strings(ignored)),
                ("notes", .strings(notes)),
            ]
        ).text
    }

    private var shared: [(String, JSONText)] {
        var members: [(String, JSONText)] = [
            ("link", .string(link)), ("path", .optional(path)), ("isShown", .boolean(isShown)),
        ]
        switch outcome {
        case .refused(let reason): members.append(("reason", .string(reason)))
        case .shown(let destination): members += destination.members
        }
        return members + [("values", .list(values.map(\.json)))]
    }
}

extension RouteExplanation.Destination {
    fileprivate var members: [(String, JSONText)] {
        [
            ("route", .string(screen.pattern.text)), ("screen", .string(screen.name)),
            ("requiresAuth", .boolean(screen.requiresAuth)), ("activity", .string(screen.activity)),
            ("tab", .string(tab)), ("stack", .list(stack.map(\.json))),
        ]
    }
}

extension RouteExplanation.Step {
    fileprivate var json: JSONText {
        .object(["screen": .string(screen), "path": .string(path), "transition": .string(transition)])
    }
}

extension RouteExplanation.Candidate {
    fileprivate var json: JSONText {
        let (name, reason): (String, String?) =
            switch verdict {
            case .takes: ("takes", nil)
            case .beaten(let other): ("beaten", "\(other) goes before it")
            case .rejected(let reason): ("rejected", reason)
            }
        return .object([
            "path": .string(screen.pattern.text), "screen": .string(screen.name), "verdict": .string(name),
            "reason": .optional(reason),
        ])
    }
}

extension RouteExplanation.Value {
    fileprivate var json: JSONText {
        .object([
            "name": .string(parameter.name), "in": .string(parameter.kindName), "type": .string(parameter.type),
            "values": .strings(texts), "check": .string(check.name),
        ])
    }
}

extension ValueCheck {
    fileprivate var name: String {
        switch self {
        case .valid: "valid"
        case .byApp: "byApp"
        case .absent: "absent"
        case .wrong: "wrong"
        }
    }
}
