import RouteGenerator
import RoutePatterns

extension RouteExplanation {
    /// What the link shows, in short.
    public var shortText: String {
        link.visible + "\n\n" + TextTable.text(outcomeRows + valueRows)
    }

    /// Everything, with the reasons.
    public var text: String {
        var parts = [link.visible + "\n"]
        if let path {
            parts.append(TextTable.text([["Path", path.visible]] + outcomeRows))
        } else {
            parts.append(TextTable.text(outcomeRows))
        }
        if !candidates.isEmpty {
            parts.append("Candidates, the preferred first\n" + TextTable.text(candidates.map(\.cells), indent: "  "))
        }
        if !values.isEmpty { parts.append("Values\n" + TextTable.text(values.map(\.cells), indent: "  ")) }
        var remarks = notes
        if !ignored.isEmpty {
            let names = ignored.map { "\"\($0.visible)\"" }.joined(separator: ", ")
            remarks.insert("Passed over in the query, since the pattern has no value of this name: \(names).", at: 0)
        }
        if !remarks.isEmpty { parts.append(remarks.map { $0 + "\n" }.joined()) }
        return parts.joined(separator: "\n")
    }

    private var outcomeRows: [[String]] {
        switch outcome {
        case .refused(let reason): [["Refused", reason.visible]]
        case .shown(let destination): destination.rows
        }
    }

    private var valueRows: [[String]] {
        guard isShown else { return [] }
        return values.enumerated().map { [$0 == 0 ? "Values" : "", $1.cells.joined(separator: "  ")] }
    }
}

extension RouteExplanation.Destination {
    fileprivate var rows: [[String]] {
        let steps = stack.map { step in
            step.transition == "root"
                ? "\(step.screen) (\(step.path))" : "\(step.screen) (\(step.path)), by \(step.transition)"
        }
        return [
            ["Route", screen.pattern.text], ["Screen", screen.name],
            ["Sign-in", screen.requiresAuth ? "required before the screen is shown" : "not required"],
            ["Activity", screen.activity], ["Tab", "\(tab): \(tabReason)"],
        ] + steps.enumerated().map { [$0 == 0 ? "Stack" : "", $1] }
    }
}

extension RouteExplanation.Candidate {
    fileprivate var cells: [String] {
        let pattern = screen.pattern.text
        return switch verdict {
        case .takes: ["+", pattern, "takes the path"]
        case .beaten(let other): ["-", pattern, "fits, but \(other) is more definite and goes before it"]
        case .rejected(let reason): ["-", pattern, reason.visible]
        }
    }
}

extension RouteExplanation.Value {
    fileprivate var cells: [String] {
        let shown = texts.map { "\"\($0.visible)\"" }.joined(separator: ", ")
        let isList = parameter.kind == .tail || parameter.kind == .repeatedQuery
        return [
            parameter.name, isList ? "[\(parameter.type)]" : parameter.type, texts.isEmpty ? "–" : shown, check.text,
        ]
    }
}

extension ValueCheck {
    var text: String {
        switch self {
        case .valid: "fits"
        case .byApp: "checked by the app"
        case .absent: "not in the link"
        case .wrong(let expected): "should be \(expected)"
        }
    }
}

extension String {
    /// What comes from a link, without characters that would do something to a terminal.
    var visible: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: result += scalar.escaped(asASCII: true)
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
