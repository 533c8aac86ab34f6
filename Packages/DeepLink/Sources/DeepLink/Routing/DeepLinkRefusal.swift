/// Why a link is not followed.
public enum DeepLinkRefusal: Error, Hashable, Sendable {
    /// The link is longer than is read.
    case tooLong(bytes: Int, limit: Int)
    /// The link is not written as a link is, and what is wrong with it.
    case malformedURL(String, reason: String)
    case unknownScheme(String)
    /// The host, with its port where it names one.
    case unknownHost(String)
    /// The path, as far as it is one, decoded.
    case unknownPath(String)
    case unknownTab(String)
    /// A value that the route needs holds nothing (nil) or the wrong thing.
    case malformedParameter(name: String, value: String?, expected: String)
    /// A query parameter stands there twice: nobody can tell which of them is meant.
    case duplicateParameter(String)
    /// The link names more screens under or over its own than are read. Names the parameter.
    case tooManyInnerLinks(String, limit: Int)
    /// A screen that the link names under or over its own is refused. Names the parameter.
    indirect case innerLink(String, DeepLinkRefusal)
}

extension DeepLinkRefusal: CustomStringConvertible {
    /// What happened and what to do, for developers and logs. What comes from the link is shortened, and holds no
    /// control characters.
    public var description: String {
        switch self {
        case .tooLong(let bytes, let limit):
            "The link is \(bytes) bytes long; links of up to \(limit) are read. Shorten it."
        case .malformedURL(let url, let reason):
            "The link \(quoted(url)) can't be read: \(visible(reason)). Correct it."
        case .unknownScheme(let scheme):
            "The app does not open links that begin with \(quoted(scheme + ":")). Use one of its own schemes, or https."
        case .unknownHost(let host):
            "The app does not open links to the host \(quoted(host)). Use a host of its own, without another port."
        case .unknownPath(let path):
            "The app has no screen at \(quoted(path)). It was removed or renamed, or the link is misspelt; case counts."
        case .unknownTab(let tab):
            "The app has no tab named \(quoted(tab)). Name another one, or leave \"tab\" out of the link."
        case .malformedParameter(let name, let value?, let expected):
            "The link's \(quoted(name)) is \(quoted(value)), but should be \(visible(expected)). Correct the value."
        case .malformedParameter(let name, nil, let expected):
            "The link has no \(quoted(name)), which should be \(visible(expected)). Add the value."
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
        return "\"\(visible(String(shown)))\(isWhole ? "" : "…")\""
    }

    private func visible(_ text: String) -> String {
        text.unicodeScalars.reduce(into: "") { result, scalar in
            switch scalar.properties.generalCategory {
            case .control, .format, .lineSeparator, .paragraphSeparator: result += scalar.escaped(asASCII: true)
            default: result.unicodeScalars.append(scalar)
            }
        }
    }
}
