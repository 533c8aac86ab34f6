/// One page of a session: what it was sent last, so that the next frame holds only what changed.
@MainActor
final class Page {
    let id: PageID
    /// The number of the last frame made for it; 0 is the document itself.
    private(set) var number = 0
    private(set) var shown: Rendering
    private(set) var location: PageLocation
    var entry: HistoryEntryID
    /// Whether this page had the last word: only it gets new entries in its history for where the app goes.
    var isActing = false
    /// The stream that is open for it. There is one at most: a page opens another when it has given up the one before.
    var stream: Listeners.Subscription?
    var hasStream: Bool { stream != nil }
    /// Whether the page is in sight, as far as it says.
    var isVisible = true
    /// The number of the last message carried out; one that comes again is not.
    var lastMessage = 0

    init(id: PageID = PageID(), shown: Rendering, location: PageLocation, entry: HistoryEntryID) {
        self.id = id
        self.shown = shown
        self.location = location
        self.entry = entry
    }

    /// The frame that brings the page from what it shows to `next`; `nil` if it shows that already.
    func frame(to next: Rendering, navigation: Frame.Navigation?, rules: StyleRules) -> Frame? {
        let operations = Differ.operations(from: shown.root, to: next.root)
        let title = next.title == shown.title ? nil : next.title
        guard !operations.isEmpty || title != nil || navigation != nil else { return nil }
        let added = Array(rules.rules[shown.ruleCount..<max(shown.ruleCount, next.ruleCount)])
        number += 1
        show(next, navigation)
        return Frame(
            number: number, body: .operations(operations), title: title, rules: added, navigation: navigation)
    }

    /// A frame with everything, for a page that lost count or that the server had forgotten.
    func fullFrame(of next: Rendering, navigation: Frame.Navigation, rules: StyleRules) -> Frame {
        number += 1
        show(next, navigation)
        return Frame(
            number: number, body: .full(next.root, page: id), title: next.title,
            rules: Array(rules.rules.prefix(next.ruleCount)), navigation: navigation)
    }

    private func show(_ next: Rendering, _ navigation: Frame.Navigation?) {
        shown = next
        if let navigation {
            location = PageLocation(navigation.location)
            entry = navigation.entry
        }
    }
}
