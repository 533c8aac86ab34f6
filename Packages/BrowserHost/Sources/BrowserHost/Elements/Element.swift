/// One element of the page as the server knows it: what was rendered last, and what the next patch is compared with.
///
/// Tags and attribute names are closed enumerations, so that no text of an app can become markup: hostile text can only
/// be in a value, and every value is escaped where it is written.
struct Element: Equatable, Sendable {
    let id: ElementID
    let tag: Tag
    var attributes: [Attribute] = []
    var content: Content = .elements([])

    /// An element holds either text or elements, never both: a change of text is then one operation.
    enum Content: Equatable, Sendable {
        case text(String)
        case elements([Element])
        /// A picture from the sprite, by the name of its symbol.
        case icon(String)
    }

    init(_ id: ElementID, _ tag: Tag, _ attributes: [Attribute] = [], _ content: Content = .elements([])) {
        self.id = id
        self.tag = tag
        self.attributes = attributes
        self.content = content
    }

    /// Returns whether the two are copies that share their storage. O(1); elements that are equal may give false.
    func isIdentical(to other: Element) -> Bool {
        guard id == other.id, tag == other.tag, attributes.isIdentical(to: other.attributes) else { return false }
        switch (content, other.content) {
        case (.elements(let one), .elements(let other)): return one.isIdentical(to: other)
        case (.text(let one), .text(let other)), (.icon(let one), .icon(let other)): return one == other
        default: return false
        }
    }

    subscript(_ name: AttributeName) -> String? { attributes.first { $0.name == name }?.value }

    /// Every element in document order, this one first.
    func forEach(_ body: (Element) -> Void) {
        body(self)
        if case .elements(let children) = content {
            for child in children { child.forEach(body) }
        }
    }
}

/// One attribute. An empty value is written as the bare name, as HTML's boolean attributes are.
struct Attribute: Equatable, Sendable {
    let name: AttributeName
    let value: String

    init(_ name: AttributeName, _ value: String = "") {
        self.name = name
        self.value = value
    }
}

extension Array {
    /// Returns whether the two arrays share one buffer. O(1).
    fileprivate func isIdentical(to other: [Element]) -> Bool {
        withUnsafeBufferPointer { one in
            other.withUnsafeBufferPointer { $0.baseAddress == one.baseAddress && $0.count == one.count }
        }
    }
}

/// The elements a page is made of.
enum Tag: String, Sendable {
    case a, button, dd, details, dialog, div, dl, dt, h1, h2, h3, header, iframe, img, input, label, li, main, nav,
        option,
        output, p
    case progress, section, select, span, summary, svg, textarea, ul

    /// A Boolean value indicating that the element has no end tag.
    var isVoid: Bool { self == .img || self == .input }
}

/// The attributes they have.
enum AttributeName: String, Sendable {
    case alt, autocapitalize, autocomplete, autocorrect, autofocus, `class`, decoding, disabled, enterkeyhint, hidden,
        href, inert
    case inputmode, loading, max, name, open, placeholder, referrerpolicy, rel, role, sandbox, selected, spellcheck
    case src, tabindex, target, title, type, value
    case ariaBusy = "aria-busy"
    case ariaChecked = "aria-checked"
    case ariaCurrent = "aria-current"
    case ariaDescription = "aria-description"
    case ariaExpanded = "aria-expanded"
    case ariaHidden = "aria-hidden"
    case ariaLabel = "aria-label"
    case ariaLabelledBy = "aria-labelledby"
    case ariaLive = "aria-live"
    case ariaPressed = "aria-pressed"
    /// The way in which a screen appears.
    case dataAppear = "data-appear"
    /// The id of the element whose end this marks.
    case dataEnd = "data-end"
    /// Set while the app wants the keyboard focus here.
    case dataFocus = "data-focus"
    /// The events the element takes, apart from what buttons send.
    case dataOn = "data-on"
    case dataShare = "data-share"
    case dataTestID = "data-testid"

    /// A Boolean value indicating that the attribute has no value.
    var isBoolean: Bool {
        switch self {
        case .autofocus, .disabled, .hidden, .inert, .open, .selected, .dataFocus, .dataShare: true
        default: false
        }
    }
}
