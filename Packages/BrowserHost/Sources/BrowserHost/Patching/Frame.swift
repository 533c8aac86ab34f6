/// A numbered change of a page. A page notices a lost frame by its number.
struct Frame: Equatable, Sendable {
    /// One more than the frame before. A page that finds a gap asks for the missing frames.
    let number: Int
    /// The number of the page's last message that the server had carried out; 0 before the first.
    var message = 0
    let body: Body
    /// The title of the screen, when it changed.
    var title: String?
    /// The language of the page, when it changed.
    var language: PageLanguage?
    /// The style rules that came since the page's last frame. With a full frame they replace those of the page.
    var rules: [String] = []
    var navigation: Navigation?
    /// The text for assistive technologies to speak.
    var announcement: String?
    /// The element that the page scrolls to.
    var scroll: Scroll?
    /// The URL that the page opens outside of the app, in another tab where it can.
    var outside: String?

    /// An element, and the part of it that is to be shown: `start`, `center`, `end`, or `nearest` for as little scrolling as
    /// possible.
    struct Scroll: Equatable, Sendable {
        let id: ElementID
        let block: String
    }

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
            /// The same screen with another query, which the user is typing: no new entry, and the focus stays.
            case edit
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

/// One change of the page. The client carries them out in order.
enum Operation: Equatable, Sendable {
    /// Takes an element out, with all that is in it.
    case remove(ElementID)
    /// Puts a new element into `parent`, before `sibling` or at the end.
    case insert(Element, parent: ElementID, before: ElementID?)
    /// Moves an element among its siblings, before `sibling` or to the end.
    case move(ElementID, parent: ElementID, before: ElementID?)
    /// Puts a new element where the one of that id stands.
    case replace(ElementID, with: Element)
    /// Sets attributes; `nil` takes one away.
    case set(ElementID, [AttributeChange])
    /// Sets the text of an element that holds only text.
    case text(ElementID, String)
}

struct AttributeChange: Equatable, Sendable {
    let name: AttributeName
    let value: String?
}

/// Prints frames as JSON, by hand: the form is small and fixed, and it is on the path of every tap.
///
/// The format is described in <doc:Protocol>.
struct FrameEncoder {
    let sprite: String

    func encode(_ frame: Frame) -> String {
        var json = "{\"n\":"
        json += "\(frame.number),\"m\":\(frame.message)"
        switch frame.body {
        case .operations(let operations):
            if !operations.isEmpty {
                json += ",\"ops\":["
                for (index, operation) in operations.enumerated() {
                    if index > 0 { json += "," }
                    write(operation, into: &json)
                }
                json += "]"
            }
        case .full(let root, let page):
            json += ",\"page\":"
            Escaping.json(page.text, into: &json)
            json += ",\"full\":"
            Escaping.json(HTMLWriter.html(root, sprite: sprite), into: &json)
        }
        if !frame.rules.isEmpty {
            json += ",\"rules\":["
            for (index, rule) in frame.rules.enumerated() {
                if index > 0 { json += "," }
                Escaping.json(rule, into: &json)
            }
            json += "]"
        }
        if let title = frame.title {
            json += ",\"title\":"
            Escaping.json(title, into: &json)
        }
        if let language = frame.language {
            json += ",\"lang\":"
            Escaping.json(language.tag, into: &json)
            json += ",\"dir\":\"\(language.direction)\""
        }
        if let navigation = frame.navigation {
            json += ",\"nav\":{\"mode\":\"\(navigation.mode.rawValue)\",\"entry\":\(navigation.entry.number),\"at\":"
            Escaping.json(navigation.location, into: &json)
            json += "}"
        }
        if let announcement = frame.announcement {
            json += ",\"say\":"
            Escaping.json(announcement, into: &json)
        }
        if let scroll = frame.scroll { json += ",\"scroll\":[\"\(scroll.id.text)\",\"\(scroll.block)\"]" }
        if let outside = frame.outside {
            json += ",\"open\":"
            Escaping.json(outside, into: &json)
        }
        json += "}"
        return json
    }

    private func write(_ operation: Operation, into json: inout String) {
        switch operation {
        case .remove(let id):
            json += "[\"remove\","
            write(id, into: &json)
        case .insert(let element, let parent, let sibling):
            json += "[\"insert\","
            write(parent, into: &json)
            json += ","
            write(sibling, into: &json)
            json += ","
            Escaping.json(HTMLWriter.html(element, sprite: sprite), into: &json)
        case .move(let id, let parent, let sibling):
            json += "[\"move\","
            write(id, into: &json)
            json += ","
            write(parent, into: &json)
            json += ","
            write(sibling, into: &json)
        case .replace(let id, let element):
            json += "[\"replace\","
            write(id, into: &json)
            json += ","
            Escaping.json(HTMLWriter.html(element, sprite: sprite), into: &json)
        case .set(let id, let changes):
            json += "[\"set\","
            write(id, into: &json)
            json += ",{"
            for (index, change) in changes.enumerated() {
                if index > 0 { json += "," }
                json += "\"\(change.name.rawValue)\":"
                if let value = change.value { Escaping.json(value, into: &json) } else { json += "null" }
            }
            json += "}"
        case .text(let id, let text):
            json += "[\"text\","
            write(id, into: &json)
            json += ","
            Escaping.json(text, into: &json)
        }
        json += "]"
    }

    private func write(_ id: ElementID?, into json: inout String) {
        guard let id else {
            json += "null"
            return
        }
        json += "\""
        id.write(to: &json)
        json += "\""
    }
}
