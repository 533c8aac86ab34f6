@_spi(Inspection) import HeadlessUI

extension ScreenDriver {
    /// Goes back from the screen on top, as a swipe or the back button does.
    public func goBack(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        dismiss([.screen], "go back", "the first screen of its stack is shown", caller)
    }

    /// Closes the sheet in front, as a swipe down does.
    public func dismissSheet(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        dismiss(
            [.sheet, .fullScreenCover], "dismiss the sheet", "no sheet is in front that lets itself be dismissed",
            caller
        )
    }

    /// Pulls the first list or scroll view that can be refreshed, and waits until it has been.
    public func pullToRefresh(
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) async {
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        guard let node = elements.nodes.first(where: { $0.takes(.refresh) }) else {
            return fail("pull to refresh", "nothing on the screen is refreshable", caller)
        }
        await node.refresh()
        _ = host.tree
    }

    /// Scrolls a list or scroll view to its end: rows that had not been on the screen appear.
    ///
    /// There is no layout here, so a rule defines the size of the screen. The first 20 rows of the lazy
    /// containers in a scroll view (a list's, a lazy stack's, a lazy grid's) are on the screen; the others are
    /// rendered, but their `onAppear` and `task` run only after a scroll to the end. When a list has become
    /// shorter it starts at its top again.
    ///
    /// `element` is the list or scroll view, or the only one in it that has the identifier. Without one, it is the
    /// first on the screen.
    public func scrollToEnd(
        of element: ElementQuery? = nil,
        fileID: StaticString = #fileID,
        filePath: StaticString = #filePath,
        line: UInt = #line,
        column: UInt = #column
    ) {
        let caller = Caller(fileID: fileID, filePath: filePath, line: line, column: column)
        if let element { return send(.scroll, to: element, caller: caller) }
        let scrolling = elements.nodes.filter { $0.takes(.scrollToEnd) }
        guard let node = scrolling.first(where: { $0.style.axes != .horizontal }) ?? scrolling.first else {
            return fail("scroll", "nothing on the screen scrolls", caller)
        }
        node.send(.scrollToEnd)
        _ = host.tree
    }

    private func dismiss(_ kinds: Set<RenderNode.Kind>, _ what: String, _ why: String, _ caller: Caller) {
        let node = elements.nodes.last { kinds.contains($0.kind) && $0.takes(.dismiss) }
        guard let node else { return fail(what, why, caller) }
        node.send(.dismiss)
        _ = host.tree
    }

    private func fail(_ what: String, _ why: String, _ caller: Caller) {
        caller.fail("Can't \(what): \(why). The screen:\n\n\(FailureText.indented(outline))")
    }
}
