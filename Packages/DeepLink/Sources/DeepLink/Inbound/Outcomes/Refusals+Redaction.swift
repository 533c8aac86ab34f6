/// Refusals as logs may show them: links in them are redacted.
extension DeepLinkRefusal {
    func redacted<Route>(by links: URLRouter<Route>) -> DeepLinkRefusal {
        switch self {
        case .malformedURL(let link, let reason): .malformedURL(links.redacted(link), reason: reason)
        case .innerLink(let name, let refusal): .innerLink(name, refusal.redacted(by: links))
        case .tooLong, .unknownScheme, .unknownHost, .unknownPath, .unknownTab, .malformedParameter,
            .duplicateParameter, .tooManyInnerLinks:
            self
        }
    }
}

extension DeepLinkRefusal {
    /// The refusal without the path and the values of the link.
    var withoutValues: DeepLinkRefusal {
        switch self {
        case .unknownPath: .unknownPath("/" + LinkRedaction.gap)
        case .unknownTab: .unknownTab(LinkRedaction.gap)
        case .malformedParameter(let name, let value, let expected):
            .malformedParameter(name: name, value: value.map { _ in LinkRedaction.gap }, expected: expected)
        case .innerLink(let name, let refusal): .innerLink(name, refusal.withoutValues)
        case .malformedURL, .tooLong, .unknownScheme, .unknownHost, .duplicateParameter, .tooManyInnerLinks: self
        }
    }
}

extension InboundOutcome {
    /// The outcome as an ``InboundRecord`` holds it: without the path and the values of a refused link.
    public var withoutValues: InboundOutcome {
        switch self {
        case .refused(.link(let refusal)): .refused(.link(refusal.withoutValues))
        case .refused(.payload(.badLink(let path, let refusal))):
            .refused(.payload(.badLink(path: path, refusal.withoutValues)))
        default: self
        }
    }
}

extension InboundRefusal {
    func redacted<Route>(by links: URLRouter<Route>) -> InboundRefusal {
        switch self {
        case .link(let refusal): .link(refusal.redacted(by: links))
        case .payload(.badLink(let path, let refusal)): .payload(.badLink(path: path, refusal.redacted(by: links)))
        default: self
        }
    }
}
