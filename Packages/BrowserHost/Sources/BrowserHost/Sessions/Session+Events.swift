@_spi(Inspection) import HeadlessUI

extension Session {
    /// Carries out a page's message and returns what changed on that page.
    func handle(_ message: EventMessage, on page: Page) -> Frame? {
        touch()
        for other in pages { other.isActing = other === page }
        var wentBack = false
        // An answer that was lost makes the page send its message once more. Nothing is bought twice.
        guard message.m > page.lastMessage else { return advance(page) }
        page.lastMessage = message.m
        if let number = message.history {
            return restore(HistoryEntryID(number: number), at: PageLocation(message.at), on: page)
        }
        for event in message.events ?? [] {
            guard let id = ElementID(text: event.on), let name = RenderNode.Event(rawValue: event.event) else {
                continue
            }
            send(name, to: id, value: event.value ?? "")
            wentBack = name == .dismiss
        }
        return advance(page, wentBack: wentBack)
    }

    /// Sends an event to the node an element shows. An element that is gone, covered or disabled gets none: the page was
    /// behind, and what it is sent next shows it the present state.
    @discardableResult
    func send(_ event: RenderNode.Event, to id: ElementID, value: String) -> Bool {
        guard let node = renderer.node(of: id, in: views.tree) else { return false }
        return node.send(event, value)
    }

    /// The frame that brings a page up to date; `nil` if it is.
    func advance(_ page: Page, wentBack: Bool = false) -> Frame? {
        let next = rendering
        let location = self.location
        guard location != page.location else {
            history.update(page.entry, snapshot: app.snapshot())
            return page.frame(to: next, navigation: nil, rules: renderer.rules)
        }
        let mode: Frame.Navigation.Mode = page.isActing ? (wentBack ? .back : .push) : .replace
        let entry = history.add(location: location.text, snapshot: app.snapshot())
        return page.frame(
            to: next, navigation: .init(mode: mode, location: location.text, entry: entry), rules: renderer.rules)
    }

    /// Returns a frame with the whole page, for a page that missed something.
    func resync(_ page: Page) -> Frame {
        let next = rendering
        let location = self.location
        if location != page.location { page.entry = history.add(location: location.text, snapshot: app.snapshot()) }
        return page.fullFrame(
            of: next, navigation: .init(mode: .replace, location: location.text, entry: page.entry),
            rules: renderer.rules)
    }

    /// The browser went back or forward: to the state kept for that entry, or to what its address opens.
    private func restore(_ id: HistoryEntryID, at location: PageLocation, on page: Page) -> Frame? {
        if let entry = history[id], PageLocation(entry.location).isSame(as: location) {
            app.restore(entry.snapshot)
            views.invalidate()
            page.entry = id
        } else if !location.isSame(as: self.location), app.open(location.text) {
            views.invalidate()
            page.entry = history.add(location: location.text, snapshot: app.snapshot())
        }
        let shown = self.location
        let mode: Frame.Navigation.Mode = shown.isSame(as: location) ? .stay : .replace
        return page.frame(
            to: rendering, navigation: .init(mode: mode, location: shown.text, entry: page.entry), rules: renderer.rules
        )
    }
}
