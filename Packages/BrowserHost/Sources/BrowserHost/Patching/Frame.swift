/// A numbered change of a page. A page notices a lost frame by its number.
struct Frame: Equatable, Sendable {
    /// One more than the frame before. A page that finds a gap asks for everything again.
    let number: Int
    let body: Body
    /// The title of the screen, when it changed.
    var title: String?
    /// The style rules that came since the page's last frame. With a full frame they replace those of the page.
    var rules: [String] = []
    var navigation: Navigation?
    /// The text for assistive technologies to speak.
    var announcement: String?

    enum Body: Equatable, Sendable {
        case operations([Operation])
        /// The whole page, and the page's new name if the server had forgotten it.
        case full(Element, page: PageID)
    }

    /// A change of the browser's history.
    struct Navigation: Equatable, Sendable {
        enum Mode: String, Sendable {
            /// A new screen: a new entry in the browser's history.
            case push
            /// The same place in the history, another address.
            case replace
            /// The app went back by itself: to the history's previous entry if that is the same place, else a new one.
            case back
            /// The browser went there already.
            case stay
        }
        let mode: Mode
        let location: String
        let entry: HistoryEntryID
    }
}
