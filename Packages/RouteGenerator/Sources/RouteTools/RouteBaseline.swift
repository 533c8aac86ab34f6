import Foundation
package import RouteGenerator
import RoutePatterns

/// The public links of an app at some time, to compare with later ones.
package struct RouteBaseline: Hashable, Codable, JSONFile, Sendable {
    package var routes: [PublicURL]

    package init(_ catalog: RouteCatalog) {
        let released = catalog.screens.filter { !$0.isDebugOnly }
        routes = released.flatMap { screen in
            ([screen.pattern] + screen.aliases).map { PublicURL(screen, at: $0, in: catalog.map) }
        }
        .sorted { $0.path < $1.path }
    }

    package init(json: [UInt8], file: String) throws(RouteError) {
        do {
            self = try JSONDecoder().decode(Self.self, from: Data(json))
        } catch {
            throw RouteError(
                "\(file): error: this isn't a list of public URLs. Write it again with: routes check --write \(file)")
        }
    }
}

/// The content of a file that `routes` writes.
package protocol JSONFile: Encodable {}

extension JSONFile {
    /// The JSON with sorted keys, which is the same text for the same value.
    package var json: String {
        get throws {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
        }
    }
}

/// The public meaning of a link.
package struct PublicURL: Hashable, Codable, Sendable {
    /// The pattern of the path, without the query: `/products/:id`.
    package let path: String
    /// The parameters of the path in their order, then the parameters of the query by name.
    package var parameters: [RouteParameter]
    /// The name of the screen: `ProductDetails.productDetails`.
    let screen: String
    let activity: String
    /// The tab in which a link shows the screen.
    let tab: String

    init(_ screen: AppMap.Screen, at pattern: RoutePattern, in map: AppMap) {
        path = pattern.path
        let query = screen.parameters.filter(\.isInQuery).sorted { $0.name < $1.name }
        let values = screen.parameters.filter { !$0.isInQuery }
        parameters = pattern.parameters.compactMap { own in values.first { $0.name == own.name } } + query
        self.screen = screen.name
        activity = screen.activity
        tab = map.homeTab(of: screen)
    }

    /// The path without the names of its values, which don't occur in links.
    fileprivate var shape: [String] {
        let segments = (try? RoutePattern(path))?.segments ?? []
        return segments.map { segment in
            switch segment {
            case .literal(let text): text
            case .parameter: ":"
            case .part(let prefix, _, let suffix): "\(prefix):\(suffix)"
            case .tail: "*"
            }
        }
    }

    /// Returns whether this pattern precedes another one for some path: its shape, if the other one matches that too.
    fileprivate func precedes(_ other: PublicURL) -> Bool {
        guard let pattern = try? RoutePattern(path), let theirs = try? RoutePattern(other.path) else { return false }
        return RouteMatcher([pattern, theirs]).candidates(for: shape) == [0, 1]
    }
}

package struct RouteComparison: Hashable, Sendable {
    /// The public links that are missing or have another meaning, each with what happened to it.
    package private(set) var breaks: [String] = []
    /// The additions, each as the end of a sentence.
    package private(set) var additions: [String] = []

    package init(_ old: RouteBaseline, with new: RouteBaseline) {
        let now = Dictionary(new.routes.map { ($0.shape, $0) }) { first, _ in first }
        for url in old.routes {
            if let found = now[url.shape] {
                compare(url, with: found)
            } else {
                breaks.append("\(url.path) was public, and no longer has a screen.")
            }
        }
        let before = Set(old.routes.map(\.shape))
        for url in new.routes where !before.contains(url.shape) {
            let others = old.routes.filter { url.precedes($0) }.map(\.path).joined(separator: ", ")
            additions.append("\(url.path) is new" + (others.isEmpty ? "" : ", and takes what it fits from \(others)"))
        }
    }

    private mutating func compare(_ old: PublicURL, with new: PublicURL) {
        var changes: [String] = []
        if old.screen != new.screen { changes.append("It showed \(old.screen), and now shows \(new.screen).") }
        if old.activity != new.activity {
            changes.append("It belonged to the activity \(old.activity), and now belongs to \(new.activity).")
        }
        if old.tab != new.tab { changes.append("It was shown in the tab \(old.tab), and now in \(new.tab).") }
        for (index, before) in old.parameters.enumerated() {
            // Names in the path may change, because they don't occur in links.
            let now =
                before.isInQuery
                ? new.parameters.first(where: before.isSameQuery) : new.parameters.dropFirst(index).first
            let name = "\"\(before.name)\"" + (before.isInQuery ? " in the query" : "")
            guard let now else {
                changes.append("\(name) is no longer read.")
                continue
            }
            if before.type != now.type {
                changes.append("\(name) was of the type \(before.type), and now is of the type \(now.type).")
            }
            if before.isList, !now.isList { changes.append("\(name) could be repeated, and no longer can.") }
            if now.isList, !before.isList { additions.append("\(new.path) also reads a repeated \"\(now.name)\"") }
        }
        for now in new.parameters where now.isInQuery && !old.parameters.contains(where: now.isSameQuery) {
            additions.append("\(new.path) also reads \"\(now.name)\" in the query")
        }
        if !changes.isEmpty { breaks.append("\(old.path) has changed. \(changes.joined(separator: " "))") }
    }

    package var isCompatible: Bool { breaks.isEmpty }

    /// The broken links with the correction, and the additions.
    package func text(file: String) -> String {
        var lines = breaks.map { "\(file): error: \($0)" }
        if !breaks.isEmpty {
            lines.append(
                "Links to these are in mails, in bookmarks and on other pages. Bring them back as they were; a screen can move "
                    + "to another path if one of the old path stays. If no user has them: routes check --write \(file)")
        }
        lines += additions.map { "\(file): note: \($0)." }
        if breaks.isEmpty {
            let hint = additions.isEmpty ? "" : " To keep the new ones: routes check --write \(file)"
            lines.append("Every public link means what it meant.\(hint)")
        }
        return lines.map { $0 + "\n" }.joined()
    }
}
