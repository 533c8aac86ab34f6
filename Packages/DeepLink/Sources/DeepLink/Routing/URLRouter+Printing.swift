public import Foundation

extension URLRouter {
    /// The link to a route.
    ///
    /// What is returned leads back to the same route in the same tab. Nil when there is no such link: no entry prints
    /// the route, a value can't stand in a path (it is empty, or made of one or two dots), another entry would take the
    /// link, it would be too long, or the tab, scheme or host is not the app's.
    ///
    /// - Parameters:
    ///   - route: What the link is to show.
    ///   - tab: The tab to show it in; nil for the one in which it is shown anyway.
    ///   - form: How the link is written.
    /// - Complexity: O(*n*) in the number of entries.
    public func url(for route: Route, tab: String? = nil, as form: LinkForm = .path) -> URL? {
        for (index, entry) in table.entries.enumerated() {
            guard let values = entry.print(route) else { continue }
            return url(ofEntry: index, values, tab: tab, as: form)
        }
        return nil
    }

    private func url(ofEntry entry: Int, _ values: LinkValues, tab: String?, as form: LinkForm) -> URL? {
        let pattern = table.patterns[entry]
        guard Set(values.texts.keys).isSubset(of: pattern.parameters + pattern.query),
            let segments = pattern.segments(with: values), table.entry(for: segments) == entry,
            tab == nil || table.tabs.contains(where: { $0.identifier == tab }),
            let start = start(of: form, segments)
        else { return nil }
        var query = pattern.query.compactMap { name in values[name].map { (name, $0) } }
        if let tab, tab != table.tab(ofEntry: entry) { query.append((LinkPattern.tabName, tab)) }
        let items = query.map { PercentCoding.encode($0) + "=" + PercentCoding.encode($1) }
        let link = start + (items.isEmpty ? "" : "?" + items.joined(separator: "&"))
        return link.utf8.count <= LinkAddress.limitInBytes ? URL(string: link) : nil
    }

    /// The link up to its query.
    private func start(of form: LinkForm, _ segments: [String]) -> String? {
        let encoded = segments.map(PercentCoding.encode)
        let path = "/" + encoded.joined(separator: "/")
        switch form {
        case .path: return path
        case .web(let host):
            let host = host.lowercased()
            return policy.hosts.contains(host) ? "https://\(host)\(path)" : nil
        case .customScheme: return policy.customScheme.flatMap { start(of: .scheme($0), segments) }
        case .scheme(let scheme):
            let scheme = scheme.lowercased()
            guard policy.schemes.contains(scheme), !LinkPolicy.isWeb(scheme) else { return nil }
            // A segment that had to be encoded is no good as a host.
            let isPlain = segments.first != nil && segments.first == encoded.first
            return scheme + (isPlain ? ":/" : "://") + path
        }
    }
}

extension LinkPattern {
    /// The path with its values in it; nil when one is missing.
    fileprivate func segments(with values: LinkValues) -> [String]? {
        var result: [String] = []
        for segment in segments {
            switch segment {
            case .literal(let text): result.append(text)
            case .parameter(let name):
                guard let value = values[name] else { return nil }
                result.append(value)
            }
        }
        return result
    }
}
