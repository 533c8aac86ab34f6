import RoutePatterns

/// Reports paths that conflict with other paths.
struct PatternCheck {
    let screens: [DeclaredScreen]

    func check(_ diagnostics: inout DiagnosticCollector) {
        for conflict in RouteConflict.all(in: screens.map(\.pattern)) {
            switch conflict {
            case .equal(let first, let second): reportEqual(screens[first], screens[second], &diagnostics)
            case .indistinguishable(let first, let second):
                reportIndistinguishable(screens[first], screens[second], &diagnostics)
            case .unreachable(let pattern, let others):
                reportUnreachable(screens[pattern], others.map { screens[$0] }, &diagnostics)
            }
        }
    }

    private func reportEqual(
        _ one: DeclaredScreen, _ other: DeclaredScreen, _ diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.error(
            "\"\(other.pattern.path)\" is the path of two screens, \(one.name) and \(other.name). Give one of them another.",
            at: other.pathLocation, notes: [.init("\(one.name) has it here", at: one.pathLocation)])
    }

    private func reportIndistinguishable(
        _ one: DeclaredScreen, _ other: DeclaredScreen, _ diagnostics: inout DiagnosticCollector
    ) {
        diagnostics.error(
            "no link tells \"\(other.pattern.path)\" from \"\(one.pattern.path)\": only the names of their values differ. "
                + "Put a word of its own into one of them.",
            at: other.pathLocation, notes: [.init("\(one.name) has the other path", at: one.pathLocation)])
    }

    private func reportUnreachable(
        _ screen: DeclaredScreen, _ others: [DeclaredScreen], _ diagnostics: inout DiagnosticCollector
    ) {
        let names = others.map { "\"\($0.pattern.path)\"" }.joined(separator: " and ")
        diagnostics.error(
            "no link reaches \"\(screen.pattern.path)\", because \(names) \(others.count == 1 ? "takes" : "take") all of "
                + "them. Put a word of its own into it.",
            at: screen.pathLocation,
            notes: others.map { .init("\($0.name) has \"\($0.pattern.path)\"", at: $0.pathLocation) })
    }
}
