import RoutePatterns

/// Says which tabs can't stand beside others, and which have no root.
struct TabCheck {
    let screens: [DeclaredScreen]

    func check(_ findings: inout Findings) {
        var identifiers: [[String]: (DeclaredScreen, DeclaredTab)] = [:]
        var indexes: [[String]: (DeclaredScreen, DeclaredTab)] = [:]
        for screen in screens {
            guard let tab = screen.tab else { continue }
            checkRoot(screen, tab, &findings)
            checkName(screen, tab, &findings)
            let identifier = [screen.activity, tab.identifier.value]
            if let other = identifiers[identifier] {
                findings.error(
                    "two tabs of \"\(screen.activity)\" are named \"\(tab.identifier.value)\". Name one of them differently.",
                    at: screen.at(tab.identifier.position),
                    notes: [.init("the other one is here", at: other.0.at(other.1.identifier.position))])
            }
            let index = [screen.activity, String(tab.index.value)]
            if let other = indexes[index] {
                findings.error(
                    "two tabs of \"\(screen.activity)\" have the index \(tab.index.value): \"\(other.1.identifier.value)\" "
                        + "and \"\(tab.identifier.value)\". Give one of them another.",
                    at: screen.at(tab.index.position),
                    notes: [.init("the other one is here", at: other.0.at(other.1.index.position))])
            }
            identifiers[identifier] = identifiers[identifier] ?? (screen, tab)
            indexes[index] = indexes[index] ?? (screen, tab)
        }
    }

    private func checkRoot(_ screen: DeclaredScreen, _ tab: DeclaredTab, _ findings: inout Findings) {
        guard let parameter = screen.pattern.parameters.first, screen.pattern.hasPathParameters else { return }
        findings.error(
            "the tab \"\(tab.identifier.value)\" can't show \"\(screen.pattern.path)\" by itself: nobody says what "
                + "\"\(parameter.name)\" is. Write a path without values for it, or move the value into the query, like "
                + "\"/…?\(parameter.name)\".",
            at: screen.place(of: parameter), notes: [.init("the tab is here", at: screen.at(tab.position))])
    }

    private func checkName(_ screen: DeclaredScreen, _ tab: DeclaredTab, _ findings: inout Findings) {
        guard !Identifier.canBeCase(Name.lowerCamelCase(tab.identifier.value)) else { return }
        findings.error(
            "\"\(tab.identifier.value)\" can't name a tab: Swift has no case of this name. Begin with a letter, go on with "
                + "letters, digits and -, and use no word that has a meaning behind a dot, like self.",
            at: screen.at(tab.identifier.position))
    }
}

extension DeclaredScreen {
    func at(_ position: SourcePosition) -> SourcePlace { SourcePlace(place.file, position) }
}
