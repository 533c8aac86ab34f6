/// One document that shows a window, with its last content, so that the next frame holds only the changes.
@MainActor
final class Page {
    let id: PageID
    /// The number of the last frame made for it; 0 is the document itself.
    private(set) var number = 0
    private(set) var shown: Rendering
    private(set) var location: PageLocation
    var entry: HistoryEntryID
    /// A Boolean value indicating that the last event was from this page. Only this page adds entries to its history.
    var isActing = false
    /// A Boolean value indicating that the last event was a change of a text field on this page.
    var isTyping = false
    /// A Boolean value indicating that the user's last action was Back or Forward in the browser. If the app then removes the
    /// screen, such as the step of a finished checkout, the page goes further back.
    var isReturning = false
    /// The stream that is open for it. There is one at most: a page opens another when it has given up the one before.
    var stream: Listeners.Subscription?
    var hasStream: Bool { stream != nil }
    /// A Boolean value indicating that the page is visible, according to its messages.
    var isVisible = true
    /// A Boolean value indicating that the page was left, and hasn't come back.
    var isGone = false
    /// A Boolean value indicating that the page's script has sent something. A document that isn't shown never does.
    var hasSpoken = false
    let madeAt: Duration
    /// The number of the last message carried out; one that comes again is not.
    var lastMessage = 0
    private var announcements: [String] = []
    private var scroll: Frame.Scroll?
    private var outside: String?
    /// The number of the last frame that the page has, according to its messages.
    private var confirmed = 0
    /// The last frames after that one.
    private var unconfirmed: [Frame] = []
    private static let unconfirmedLimit = 8

    init(id: PageID = PageID(), shown: Rendering, location: PageLocation, entry: HistoryEntryID, madeAt: Duration) {
        self.madeAt = madeAt
        self.id = id
        self.shown = shown
        self.location = location
        self.entry = entry
    }

    /// Returns the frame that brings the page from what it shows to `next`; `nil` if it shows that already.
    func frame(to next: Rendering, navigation: Frame.Navigation?, rules: StyleRules) -> Frame? {
        guard let added = rules.rules(from: shown.rules, to: next.rules) else {
            return fullFrame(of: next, navigation: navigation, rules: rules)
        }
        let operations = Differ.operations(from: shown.root, to: next.root)
        let title = next.title == shown.title ? nil : next.title
        let language = next.language == shown.language ? nil : next.language
        let hasChanged = !operations.isEmpty || title != nil || language != nil
        guard hasChanged || navigation != nil || !announcements.isEmpty || scroll != nil || outside != nil
        else { return nil }
        number += 1
        show(next, navigation)
        return keep(
            Frame(
                number: number, message: lastMessage, body: .operations(operations), title: title, language: language,
                rules: added, navigation: navigation, announcement: takeAnnouncement(), scroll: takeScroll(),
                outside: takeOutside()))
    }

    /// Makes the page scroll with the next frame.
    func scroll(to scroll: Frame.Scroll) { self.scroll = scroll }

    /// Makes the page open a URL outside of the app with the next frame.
    func open(_ url: String) { outside = url }

    private func takeOutside() -> String? {
        defer { outside = nil }
        return outside
    }

    private func takeScroll() -> Frame.Scroll? {
        defer { scroll = nil }
        return scroll
    }

    /// Returns a frame without changes. It tells the page that the last message was carried out, and after which frames.
    func acknowledgment() -> Frame {
        number += 1
        return keep(Frame(number: number, message: lastMessage, body: .operations([])))
    }

    private func keep(_ frame: Frame) -> Frame {
        unconfirmed.append(frame)
        if unconfirmed.count > Self.unconfirmedLimit { unconfirmed.removeFirst() }
        return frame
    }

    /// Notes that the page has all frames up to a number.
    func confirm(_ number: Int) {
        confirmed = max(confirmed, number)
        unconfirmed.removeAll { $0.number <= confirmed }
    }

    /// Returns the frames that a page lacks which had `number` when it asked; `nil` if one of them is no longer kept.
    func frames(after number: Int) -> [Frame]? {
        let last = max(confirmed, number)
        let missing = unconfirmed.filter { $0.number > last }
        return last == self.number || missing.first?.number == last + 1 ? missing : nil
    }

    /// Adds a text for assistive technologies to the next frame. Only the last three texts are kept.
    func announce(_ text: String) {
        announcements.append(text)
        if announcements.count > 3 { announcements.removeFirst() }
    }

    private func takeAnnouncement() -> String? {
        defer { announcements = [] }
        // Most texts are sentences.
        return announcements.reduce(nil) { spoken, text in
            guard let spoken else { return text }
            return spoken + (spoken.last?.isPunctuation == true ? " " : ". ") + text
        }
    }

    /// Returns a frame with everything, for a page that lost count, that the server had forgotten, or that needs another
    /// style sheet.
    func fullFrame(of next: Rendering, navigation: Frame.Navigation?, rules: StyleRules) -> Frame {
        number += 1
        show(next, navigation)
        return keep(
            Frame(
                number: number, message: lastMessage, body: .full(next.root, page: id), title: next.title,
                language: next.language, rules: Array(rules.rules.prefix(next.rules.count)), navigation: navigation,
                announcement: takeAnnouncement(), scroll: takeScroll(), outside: takeOutside()))
    }

    private func show(_ next: Rendering, _ navigation: Frame.Navigation?) {
        shown = next
        if let navigation {
            location = PageLocation(navigation.location)
            entry = navigation.entry
        }
    }
}
