import RoutePatterns

/// Reports tabs that conflict with other tabs, and tabs whose root needs a value.
struct TabCheck {
    let screens: [DeclaredScreen]

    func check(_ diagnostics: inout DiagnosticCollector) {
        // By activity and identifier, and by activity and index.
        var identifiers: [[String]: (screen: DeclaredScreen, tab: DeclaredTab)] = [:]
        var indexes: [[String]: (screen: DeclaredScreen, tab: DeclaredTab)] = [:]
        for screen in screens {
            guard let tab = screen.tab else { continue }
            checkRoot(screen, tab, &diagnostics)
            checkName(screen, tab, &diagnostics)
            let identifier = [screen.activity, tab.identifier.value]
            if let other = identifiers[identifier] {
                diagnostics.error(
                    "two tabs of \"\(screen.activity)\" are named \"\(tab.identifier.value)\". Name one of them differently.",
                    at: screen.at(tab.identifier.position),
                    notes: [.init("the other one is here", at: other.screen.at(other.tab.identifier.position))])
            }
            let index = [screen.activity, String(tab.index.value)]
            if let other = indexes[index] {
                diagnostics.error(
                    "two tabs of \"\(screen.activity)\" have the index \(tab.index.value): "
                        + "\"\(other.tab.identifier.value)\" and \"\(tab.identifier.value)\". Give one of them another.",
                    at: screen.at(tab.index.position),
                    notes: [.init("the other one is here", at: other.screen.at(other.tab.index.position))])
            }
            identifiers[identifier] = identifiers[identifier] ?? (screen, tab)
            indexes[index] = indexes[index] ?? (screen, tab)
        }
    }

    private func checkRoot(_ screen: DeclaredScreen, _ tab: DeclaredTab, _ diagnostics: inout DiagnosticCollector) {
        guard let parameter = screen.pattern.parameters.first, screen.pattern.hasPathParameters else { return }
        diagnostics.error(
            "the tab \"\(tab.identifier.value)\" can't show \"\(screen.pattern.path)\" by itself: nobody says what "
                + "\"\(parameter.name)\" is. Write a path without values for it, or move the value into the query, like "
                + "\"/…?\(parameter.name)\".",
            at: screen.location(of: parameter), notes: [.init("the tab is here", at: screen.at(tab.position))])
    }

    private func checkName(_ screen: DeclaredScreen, _ tab: DeclaredTab, _ diagnostics: inout DiagnosticCollector) {
        guard !SwiftName.canBeCase(SwiftName.lowerCamelCase(tab.identifier.value)) else { return }
        diagnostics.error(
            "\"\(tab.identifier.value)\" can't name a tab: Swift has no case of this name. Begin with a letter, go on with "
                + "letters, digits and -, and use no word that has a meaning behind a dot, like self.",
            at: screen.at(tab.identifier.position))
    }
}
