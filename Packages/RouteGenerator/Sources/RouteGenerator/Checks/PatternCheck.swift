import RoutePatterns

/// Says which patterns can't stand beside others.
struct PatternCheck {
    let screens: [DeclaredScreen]

    func check(_ findings: inout Findings) {
        for conflict in RouteConflict.all(in: screens.map(\.pattern)) {
            switch conflict {
            case .equal(let one, let other): reportEqual(screens[one], screens[other], &findings)
            case .indistinguishable(let one, let other): reportShape(screens[one], screens[other], &findings)
            case .unreachable(let one, let others):
                reportUnreachable(screens[one], others.map { screens[$0] }, &findings)
            case .tooAmbiguous(let limit):
                findings.error(
                    "the paths fit the same links in more than \(limit) ways. Begin them with different words.",
                    at: screens[0].pathPlace)
            }
        }
    }

    private func reportEqual(_ one: DeclaredScreen, _ other: DeclaredScreen, _ findings: inout Findings) {
        findings.error(
            "\"\(other.pattern.path)\" is the path of two screens, \(one.name) and \(other.name). Give one of them another.",
            at: other.pathPlace, notes: [.init("\(one.name) has it here", at: one.pathPlace)])
    }

    private func reportShape(_ one: DeclaredScreen, _ other: DeclaredScreen, _ findings: inout Findings) {
        findings.error(
            "no link tells \"\(other.pattern.path)\" from \"\(one.pattern.path)\": only the names of their values differ. "
                + "Put a word of its own into one of them.",
            at: other.pathPlace, notes: [.init("\(one.name) has the other path", at: one.pathPlace)])
    }

    private func reportUnreachable(
        _ one: DeclaredScreen, _ others: [DeclaredScreen], _ findings: inout Findings
    ) {
        let names = others.map { "\"\($0.pattern.path)\"" }.joined(separator: " and ")
        findings.error(
            "no link reaches \"\(one.pattern.path)\", because \(names) \(others.count == 1 ? "takes" : "take") all of them. "
                + "Put a word of its own into it.",
            at: one.pathPlace,
            notes: others.map { .init("\($0.name) has \"\($0.pattern.path)\"", at: $0.pathPlace) })
    }
}

extension DeclaredScreen {
    /// As it is called in messages: with its module.
    var name: String { "\(module).\(viewModel)" }
}
