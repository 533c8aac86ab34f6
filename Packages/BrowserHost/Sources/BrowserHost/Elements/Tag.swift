/// The elements a page is made of.
enum Tag: String, Sendable {
    case a, button, dd, details, dialog, div, h1, h2, h3, header, img, input, label, li, main, nav, option, output, p
    case progress, section, select, span, summary, svg, textarea, ul

    /// A Boolean value indicating that the element has no end tag.
    var isVoid: Bool { self == .img || self == .input }
}

/// The attributes they have.
enum AttributeName: String, Sendable {
    case alt, autocapitalize, autocomplete, autocorrect, `class`, decoding, disabled, enterkeyhint, href, inert
    case inputmode, loading, max, name, open, placeholder, rel, role, selected, src, tabindex, target, title, type,
        value
    case ariaBusy = "aria-busy"
    case ariaChecked = "aria-checked"
    case ariaCurrent = "aria-current"
    case ariaDescription = "aria-description"
    case ariaHidden = "aria-hidden"
    case ariaLabel = "aria-label"
    case ariaLabelledBy = "aria-labelledby"
    case ariaLive = "aria-live"
    case ariaPressed = "aria-pressed"
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
        case .disabled, .inert, .open, .selected, .dataFocus, .dataShare: true
        default: false
        }
    }
}
