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

extension InboundRefusal {
    func redacted<Route>(by links: URLRouter<Route>) -> InboundRefusal {
        switch self {
        case .link(let refusal): .link(refusal.redacted(by: links))
        case .payload(.badLink(let path, let refusal)): .payload(.badLink(path: path, refusal.redacted(by: links)))
        default: self
        }
    }
}
