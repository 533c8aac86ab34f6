import FlowKit
public import Foundation
import RoutePatterns

/// Converts URLs to routes and routes to URLs.
///
/// It reads `shop://products/12`, `shop:///products/12`, `https://shop.example/products/12` and, from inside the app,
/// `/products/12`. The case of scheme and host is ignored, but not the case of the path. A trailing slash, a fragment, and
/// query parameters that the pattern doesn't declare are ignored.
public struct URLRouter<Route: Hashable & Sendable>: Sendable {
    public let table: LinkTable<Route>
    public let policy: LinkPolicy

    let reader: LinkReader

    public init(_ table: LinkTable<Route>, policy: LinkPolicy) {
        self.table = table
        self.policy = policy
        reader = LinkReader(policy, table.index)
    }

    /// Returns the route of a URL.
    ///
    /// - Throws: ``DeepLinkRefusal`` with the problem of the link.
    /// - Complexity: O(*n*) in the length of the link, which is limited.
    public func route(from url: URL, source: LinkSource = .outside) throws(DeepLinkRefusal) -> LinkMatch<Route> {
        try route(from: url.absoluteString, source: source)
    }

    /// Returns the route of a link.
    ///
    /// Links from outside the app can have 2,048 bytes, links from inside 65,536.
    ///
    /// - Throws: ``DeepLinkRefusal`` with the problem of the link.
    /// - Complexity: O(*n*) in the length of the link, which is limited.
    public func route(from link: String, source: LinkSource = .outside) throws(DeepLinkRefusal) -> LinkMatch<Route> {
        try match(try reader.read(link, from: source))
    }

    /// Returns the screens of a URL, with those that it names below and over its own screen.
    ///
    /// - Throws: ``DeepLinkRefusal`` with the problem of the link.
    /// - Complexity: O(*n*) in the length of the link, which is limited.
    public func stack(from url: URL, source: LinkSource = .outside) throws(DeepLinkRefusal) -> LinkStack<Route> {
        try stack(from: url.absoluteString, source: source)
    }

    /// Returns the screens of a link, with those that it names below and over its own screen.
    ///
    /// `route(from:source:)` reads the same links and ignores these screens.
    ///
    /// - Throws: ``DeepLinkRefusal`` with the problem of the link.
    /// - Complexity: O(*n*) in the length of the link, which is limited.
    public func stack(from link: String, source: LinkSource = .outside) throws(DeepLinkRefusal) -> LinkStack<Route> {
        let reading = try reader.read(link, from: source)
        var stack = LinkStack(try match(reading))
        for (name, value) in try reading.values.address.surroundings {
            switch name {
            case RoutePattern.viaName: try append(value, to: &stack.via, name)
            case RoutePattern.modalName: try append(value, to: &stack.modals, name)
            default:
                guard stack.transition == nil else { throw .duplicateParameter(name) }
                stack.transition = NavigationType(rawValue: value)
                guard stack.transition != nil else {
                    throw .malformedParameter(
                        name: name, value: value, expected: LinkConversion<NavigationType>.expected)
                }
            }
        }
        return stack
    }

    /// Creates the route of a link that was read.
    private func match(_ reading: LinkReading) throws(DeepLinkRefusal) -> LinkMatch<Route> {
        do throws(LinkValueError) {
            return LinkMatch(
                route: try table.entries[reading.entry].parse(reading.values), tab: reading.tab,
                pattern: reading.pattern)
        } catch {
            throw .malformedParameter(name: error.name, value: error.value, expected: error.expected)
        }
    }

    /// Reads a link within the link. It's a path of the app without parameters that belong to the outer link.
    private func append(_ link: String, to list: inout [Route], _ name: String) throws(DeepLinkRefusal) {
        guard list.count < LinkStack<Route>.limit else { throw .tooManyInnerLinks(name, limit: LinkStack<Route>.limit) }
        do throws(DeepLinkRefusal) {
            guard link.utf8.first == .slash, !link.utf8.starts(with: "//".utf8) else {
                throw .malformedURL(
                    link, reason: "a screen within a link is named by its path alone, which begins with a slash")
            }
            if let nested = try LinkAddress(link, from: .inside).firstReservedName {
                throw .malformedURL(link, reason: "\"\(nested)\" can't stand in a screen within a link")
            }
            list.append(try route(from: link, source: .inside).route)
        } catch {
            throw .innerLink(name, error)
        }
    }
}

/// The screen that a link shows.
public struct LinkMatch<Route: Hashable & Sendable>: Hashable, Sendable {
    public var route: Route
    /// The tab that the link names, or else the tab of the entry. `nil` if there is neither.
    public var tab: String?
    /// The pattern of the link's entry.
    public var pattern: String

    public init(route: Route, tab: String? = nil, pattern: String) {
        self.route = route
        self.tab = tab
        self.pattern = pattern
    }
}

/// A link that the app opens, before its values become a route.
struct LinkReading {
    /// The index of the entry.
    let entry: Int
    let values: LinkValues
    /// The tab that the link names, or else the tab of the entry.
    let tab: String?
    /// The pattern of the entry.
    let pattern: String
}

/// Reads links without knowing the type of the app's routes.
final class LinkReader: Sendable {
    private let origins: LinkOrigins
    private let index: LinkIndex

    init(_ policy: LinkPolicy, _ index: LinkIndex) {
        origins = LinkOrigins(policy)
        self.index = index
    }

    /// Finds the entry and the values of a link.
    ///
    /// - Throws: ``DeepLinkRefusal`` with the problem of the link.
    func read(_ link: String, from source: LinkSource) throws(DeepLinkRefusal) -> LinkReading {
        var refusal = DeepLinkRefusal.unknownPath("")
        let reading: LinkReading? = link.withSpan { utf8 in
            do throws(DeepLinkRefusal) { return try read(link, utf8, from: source) } catch { refusal = error }
            return nil
        }
        guard let reading else { throw refusal }
        return reading
    }

    private func read(
        _ link: String, _ utf8: Span<UInt8>, from source: LinkSource
    ) throws(DeepLinkRefusal) -> LinkReading {
        let address = try LinkAddress(link, utf8, from: source)
        let path = try origins.path(of: address, utf8, from: source)
        let isEncoded = utf8.contains(.percent, in: path)
        let segments = isEncoded ? try address.segments(of: path) : nil
        guard let entry = index.entry(of: utf8.extracting(path)) else {
            throw .unknownPath(segments.map { "/" + $0.joined(separator: "/") } ?? utf8.pathText(path))
        }
        let kind = index.kinds[entry]
        var query: (values: [LinkValues.QueryValue], tab: String?) = ([], nil)
        if !address.query.isEmpty {
            query = try Self.query(of: address, kind.pattern.query)
            if let tab = query.tab, !index.tabs.contains(where: { $0.identifier == tab }) { throw .unknownTab(tab) }
        }
        return LinkReading(
            entry: entry, values: LinkValues(kind: kind, address: address, path: path, query: query.values),
            tab: query.tab ?? kind.tab, pattern: kind.pattern.text)
    }

    /// Returns the values that a pattern declares, and the tab. Other items are ignored.
    private static func query(
        of address: LinkAddress, _ parameters: [RoutePattern.QueryParameter]
    ) throws(DeepLinkRefusal) -> (values: [LinkValues.QueryValue], tab: String?) {
        var values: [LinkValues.QueryValue] = []
        var tab: String?
        for item in address.queryItems {
            guard let name = item.name.decodedInQuery else { continue }
            if let parameter = parameters.firstIndex(where: { $0.name.utf8.elementsEqual(name) }) {
                let value = try address.decoded(item.value, of: parameters[parameter].name)
                guard parameters[parameter].isRepeated || !values.contains(where: { $0.parameter == parameter }) else {
                    throw .duplicateParameter(parameters[parameter].name)
                }
                values.append(LinkValues.QueryValue(parameter: parameter, text: value))
            } else if name.elementsEqual(RoutePattern.tabName.utf8) {
                let value = try address.decoded(item.value, of: RoutePattern.tabName)
                guard tab == nil else { throw .duplicateParameter(RoutePattern.tabName) }
                tab = value
            }
        }
        return (values, tab)
    }
}

extension LinkAddress {
    /// The values of `via`, `modal` and `as`.
    fileprivate var surroundings: [(name: String, value: String)] {
        get throws(DeepLinkRefusal) {
            var result: [(String, String)] = []
            for item in queryItems {
                guard let name = Self.reservedName(item.name), name != RoutePattern.tabName else { continue }
                result.append((name, try decoded(item.value, of: name)))
            }
            return result
        }
    }

    fileprivate var firstReservedName: String? { queryItems.lazy.compactMap { Self.reservedName($0.name) }.first }

    private static func reservedName(_ name: ArraySlice<UInt8>) -> String? {
        guard let name = name.decodedInQuery else { return nil }
        return RoutePattern.reservedNames.first { $0.utf8.elementsEqual(name) }
    }
}
