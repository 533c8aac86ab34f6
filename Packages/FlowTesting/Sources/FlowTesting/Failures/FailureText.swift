@_spi(Inspection) import HeadlessUI

/// The texts of failures about elements on the screen.
@MainActor
enum FailureText {
    static func missing(_ query: ElementQuery, _ action: ElementAction, in elements: ElementList) -> String {
        let usable = elements.nodes.filter { action.applies(to: $0) }
        var text = "Can't \(action.phrase) \(query): nothing on the screen has this \(query.noun)."
        let names = usable.compactMap { query.name(of: $0) }
        if let close = Suggestion.closest(to: query.text, among: names) { text += " Did you mean \"\(close)\"?" }
        if usable.isEmpty {
            text += "\n\nThere is nothing on the screen to \(action.phrase)."
        } else {
            text += "\n\nOn the screen, one can \(action.phrase):\n\n\(list(usable))"
        }
        text += """


            This usually means that the test is on another screen, that the content has not loaded yet \
            (await settle { … } first), or that a label has changed. The screen:

            \(indented(elements.root.outline))
            """
        return text
    }

    static func inert(_ query: ElementQuery, _ action: ElementAction, _ node: RenderNode) -> String {
        """
        Can't \(action.phrase) \(query): it is there, but does not react.

        \(list([node]))

        This usually means that the label or identifier is on a view around or beside the control. To fix this, \
        put the identifier on the control itself.
        """
    }

    static func disabled(_ query: ElementQuery, _ action: ElementAction, _ node: RenderNode) -> String {
        """
        Can't \(action.phrase) \(query): it is disabled.

        \(list([node]))

        This usually means that something has to be filled in or loaded first.
        """
    }

    static func ambiguous(_ query: ElementQuery, _ action: ElementAction, _ nodes: [RenderNode]) -> String {
        """
        Can't \(action.phrase) \(query): \(nodes.count) elements on the screen fit.

        \(list(nodes))

        To fix this, use the accessibility identifier of the one that is meant.
        """
    }

    static func list(_ nodes: [RenderNode]) -> String {
        nodes.map { "  - \($0.outlineLine)" }.joined(separator: "\n")
    }

    static func indented(_ text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { "  \($0)" }.joined(separator: "\n")
    }
}
