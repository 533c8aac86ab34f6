@_spi(Reporting) import FlowTestSupport
@_spi(Inspection) import HeadlessUI
public import Testing

extension ScreenDriver {
    /// Presses a button, follows a link, chooses a tab or an option, flips a switch.
    public func tap(_ element: ElementQuery, sourceLocation: SourceLocation = #_sourceLocation) {
        send(.tap, to: element, caller: sourceLocation)
    }

    /// As ``tap(_:sourceLocation:)``, for the element with an accessibility identifier.
    public func tap(id: String, sourceLocation: SourceLocation = #_sourceLocation) {
        tap(.id(id), sourceLocation: sourceLocation)
    }

    /// Replaces the text of a field, or of the search field of the screen.
    public func type(_ text: String, into field: ElementQuery, sourceLocation: SourceLocation = #_sourceLocation) {
        send(.type, text, to: field, caller: sourceLocation)
    }

    /// Presses return in a field.
    public func submit(_ field: ElementQuery, sourceLocation: SourceLocation = #_sourceLocation) {
        send(.submit, to: field, caller: sourceLocation)
    }

    /// Presses the plus of a stepper.
    public func increment(_ stepper: ElementQuery, sourceLocation: SourceLocation = #_sourceLocation) {
        send(.increment, to: stepper, caller: sourceLocation)
    }

    /// Presses the minus of a stepper.
    public func decrement(_ stepper: ElementQuery, sourceLocation: SourceLocation = #_sourceLocation) {
        send(.decrement, to: stepper, caller: sourceLocation)
    }

    /// Follows a link in a web page.
    ///
    /// - Parameters:
    ///   - link: The absolute URL of the link. No page is loaded, so a test names the link.
    ///   - page: The web page.
    ///   - sourceLocation: The source location to which failures are attributed.
    public func follow(_ link: String, in page: ElementQuery, sourceLocation: SourceLocation = #_sourceLocation) {
        send(.follow, link, to: page, caller: sourceLocation)
    }

    func send(_ action: ElementAction, _ value: String = "", to query: ElementQuery, caller: SourceLocation) {
        if let node = require(query, for: action, caller: caller) { send(action.event, value, to: node) }
    }

    private func send(_ event: RenderNode.Event, _ value: String = "", to node: RenderNode) {
        node.send(event, value)
        _ = host.tree
    }

    /// Returns the enabled element for an action. Fails and returns `nil` if there is none.
    func require(_ query: ElementQuery, for action: ElementAction, caller: SourceLocation) -> RenderNode? {
        let elements = self.elements
        switch elements.find(query, for: action) {
        case .one(let node) where node.isEnabled: return node
        case .one(let node): caller.fail(FailureText.disabled(query, action, node))
        case .several(let nodes): caller.fail(FailureText.ambiguous(query, action, nodes))
        case .inert(let node): caller.fail(FailureText.inert(query, action, node))
        case .nothing: caller.fail(FailureText.missing(query, action, in: elements))
        }
        return nil
    }

    /// Chooses the option with the given label in a picker.
    public func select(_ option: String, in picker: ElementQuery, sourceLocation: SourceLocation = #_sourceLocation) {
        guard let node = require(picker, for: .select, caller: sourceLocation) else { return }
        let options = node.children.map(\.label)
        guard let chosen = node.children.first(where: { $0.label == option }) else {
            var text = "Can't select \"\(option)\" in \(picker): there is no such option."
            if let close = Suggestion.closest(to: option, among: options) { text += " Did you mean \"\(close)\"?" }
            text += "\n\nThe options are:\n\n\(FailureText.list(node.children))"
            return sourceLocation.fail(text)
        }
        send(.change, String(chosen.id), to: node)
    }

    /// Goes back from the screen on top, as a swipe or the back button does.
    public func goBack(sourceLocation: SourceLocation = #_sourceLocation) {
        dismiss([.screen], "go back", "the screen is the first of its stack, or hides the back button", sourceLocation)
    }

    /// Closes the sheet in front, as a swipe down does.
    public func dismissSheet(sourceLocation: SourceLocation = #_sourceLocation) {
        dismiss(
            [.sheet, .fullScreenCover], "dismiss the sheet", "no sheet is in front that can be dismissed",
            sourceLocation)
    }

    /// Pulls down the first list or scroll view that can be refreshed, and waits for the end of the refresh.
    public func pullToRefresh(sourceLocation: SourceLocation = #_sourceLocation) async {
        guard let node = elements.nodes.first(where: { $0.takes(.refresh) }) else {
            return fail("pull to refresh", "nothing on the screen is refreshable", sourceLocation)
        }
        await node.refresh()
        _ = host.tree
    }

    /// Scrolls a list or scroll view to its end: the rows that were not on the screen appear.
    ///
    /// There is no layout here, so a rule defines the size of the screen. The first 20 rows of the lazy containers in a
    /// scroll view (lists, lazy stacks and lazy grids) are on the screen; the others are rendered, but their `onAppear` and
    /// `task` run only after a scroll to the end. A list that has become shorter starts at its top again.
    ///
    /// - Parameters:
    ///   - element: The list or scroll view, or the identifier of a view that contains one of them. By default, the first
    ///     on the screen.
    ///   - sourceLocation: The source location to which failures are attributed.
    public func scrollToEnd(of element: ElementQuery? = nil, sourceLocation: SourceLocation = #_sourceLocation) {
        if let element { return send(.scroll, to: element, caller: sourceLocation) }
        let scrolling = elements.nodes.filter { $0.takes(.scrollToEnd) }
        guard let node = scrolling.first(where: { $0.style.axes != .horizontal }) ?? scrolling.first else {
            return fail("scroll", "nothing on the screen scrolls", sourceLocation)
        }
        send(.scrollToEnd, to: node)
    }

    private func dismiss(_ kinds: Set<RenderNode.Kind>, _ what: String, _ why: String, _ caller: SourceLocation) {
        let node = elements.nodes.last { kinds.contains($0.kind) && $0.takes(.dismiss) }
        if let node { send(.dismiss, to: node) } else { fail(what, why, caller) }
    }

    private func fail(_ what: String, _ why: String, _ caller: SourceLocation) {
        caller.fail("Can't \(what): \(why). The screen:\n\n\(outline.indented)")
    }
}
