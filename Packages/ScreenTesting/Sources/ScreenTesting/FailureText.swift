@_spi(Reporting) import FlowTestSupport
@_spi(Inspection) import HeadlessUI

@MainActor
enum FailureText {
    static func missing(_ query: ElementQuery, _ action: ElementAction, in elements: ElementList) -> String {
        let usable = elements.nodes.filter { action.applies(to: $0) }
        let (noun, name) =
            switch query {
            case .label(let label): ("label", label)
            case .id(let id): ("accessibility identifier", id)
            }
        var text = "Can't \(action.phrase) \(query): no element on the screen has this \(noun)."
        let names = usable.compactMap { query.name(of: $0) }
        if let close = Suggestion.closest(to: name, among: names) { text += " Did you mean \"\(close)\"?" }
        if usable.isEmpty {
            text += "\n\nThere is nothing on the screen to \(action.phrase)."
        } else {
            text += "\n\nThe elements to \(action.phrase):\n\n\(list(usable))"
        }
        text += """


            This usually means that the test is on another screen, that the content hasn't loaded yet \
            (await settle { … } first), or that a label has changed. The screen:

            \(elements.root.outline.indented)
            """
        return text
    }

    static func inert(_ query: ElementQuery, _ action: ElementAction, _ node: RenderNode) -> String {
        """
        Can't \(action.phrase) \(query): it is on the screen, but doesn't react.

        \(list([node]))

        This usually means that the label or identifier is on a view around or beside the control. To fix this, \
        put the identifier on the control itself.
        """
    }

    static func disabled(_ query: ElementQuery, _ action: ElementAction, _ node: RenderNode) -> String {
        """
        Can't \(action.phrase) \(query): it is disabled.

        \(list([node]))

        This usually means that the user has to fill in something first, or that the content hasn't loaded yet.
        """
    }

    static func ambiguous(_ query: ElementQuery, _ action: ElementAction, _ nodes: [RenderNode]) -> String {
        """
        Can't \(action.phrase) \(query): \(nodes.count) elements on the screen match.

        \(list(nodes))

        To fix this, use the accessibility identifier of one of them.
        """
    }

    static func list(_ nodes: [RenderNode]) -> String {
        nodes.map(\.outlineLine).bulleted
    }
}

enum Suggestion {
    /// The candidate that is closest to `text`, if it is close: at most a third of the letters differ. Capitals count
    /// less than letters.
    static func closest(to text: String, among candidates: [String]) -> String? {
        let limit = max(2, text.count / 3)
        let ranked = candidates.map { (name: $0, distance: distance(text.lowercased(), $0.lowercased())) }
        guard let best = ranked.min(by: { $0.distance < $1.distance }), best.distance <= limit else { return nil }
        return best.name
    }

    private static func distance(_ a: String, _ b: String) -> Int {
        let difference = b.difference(from: a)
        return max(difference.insertions.count, difference.removals.count)
    }
}
