/// The reason why a link isn't opened.
public enum DeepLinkRefusal: Error, Hashable, Sendable {
    /// The link is longer than allowed.
    case tooLong(bytes: Int, limit: Int)
    /// The link isn't a valid URL or path.
    case malformedURL(String, reason: String)
    case unknownScheme(String)
    /// The host, with its port if the link has one.
    case unknownHost(String)
    /// The decoded path.
    case unknownPath(String)
    case unknownTab(String)
    /// A value that the route needs is missing (`nil`) or has the wrong type.
    case malformedParameter(name: String, value: String?, expected: String)
    /// A query parameter occurs twice, so its value is ambiguous.
    case duplicateParameter(String)
    /// The link has too many screens below or over its own. Contains the name of the parameter.
    case tooManyInnerLinks(String, limit: Int)
    /// A screen below or over the link's own is refused. Contains the name of the parameter.
    indirect case innerLink(String, DeepLinkRefusal)
}

extension DeepLinkRefusal: CustomStringConvertible {
    /// The problem and the next step, for developers. Text of the link is shortened, and its control characters escaped.
    public var description: String {
        switch self {
        case .tooLong(let bytes, let limit):
            "The link is \(bytes) bytes long; links of up to \(limit) are read. Shorten it."
        case .malformedURL(let url, let reason):
            "The link \(quoted(url)) can't be read: \(reason.escapingControlCharacters). Correct it."
        case .unknownScheme(let scheme):
            "The app does not open links that begin with \(quoted(scheme + ":")). Use one of its own schemes, or https."
        case .unknownHost(let host):
            "The app does not open links to the host \(quoted(host)). Use a host of its own, without another port."
        case .unknownPath(let path):
            "The app has no screen at \(quoted(path)). It was removed or renamed, or the link is misspelt; case counts."
        case .unknownTab(let tab):
            "The app has no tab named \(quoted(tab)). Name another one, or leave \"tab\" out of the link."
        case .malformedParameter(let name, let value?, let expected):
            "The link's \(quoted(name)) is \(quoted(value)), but should be \(expected.escapingControlCharacters). "
                + "Correct the value."
        case .malformedParameter(let name, nil, let expected):
            "The link has no \(quoted(name)), which should be \(expected.escapingControlCharacters). Add the value."
        case .duplicateParameter(let name):
            "The link has more than one \(quoted(name)). Leave just one of them in it."
        case .tooManyInnerLinks(let name, let limit):
            "The link has more than \(limit) of \(quoted(name)). Leave the others out."
        case .innerLink(let name, let refusal):
            "The link's \(quoted(name)) leads nowhere. \(refusal)"
        }
    }

    private func quoted(_ text: String) -> String {
        let shown = text.unicodeScalars.prefix(80)
        let isWhole = shown.endIndex == text.unicodeScalars.endIndex
        return "\"\(String(shown).escapingControlCharacters)\(isWhole ? "" : "…")\""
    }
}

extension String {
    /// The text without characters that could forge a line of a log, or hide a part of it.
    var escapingControlCharacters: String {
        unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: result += scalar.escaped(asASCII: true)
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
