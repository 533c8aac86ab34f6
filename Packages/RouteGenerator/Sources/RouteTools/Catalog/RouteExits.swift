import RouteGenerator

/// An exit of a feature.
package struct RouteExit: Hashable, Sendable {
    /// The feature's module.
    package let module: String
    /// The case of its enumeration of exits.
    package let name: String
    /// The name of the screen that it opens, such as `ProductDetails.productDetails`, or nil if that is unknown.
    package let screen: String?

    package init(module: String, name: String, screen: String?) {
        self.module = module
        self.name = name
        self.screen = screen
    }
}

/// Finds the screens that exits open, if the app's code states them directly:
///
/// ```swift
/// case .home(.product(let id)), .bag(.product(let id)):
///     push(.productDetails(.productDetails(id)), on: tab)
/// ```
///
/// The first call after a case whose first argument is a route or a tab determines the screen.
struct ExitReader {
    private struct Key: Hashable {
        var feature: String
        var exit: String
    }

    private let map: AppMap

    init(_ map: AppMap) { self.map = map }

    /// Returns the exits of all features, in the order of their cases.
    func exits(in sources: [RouteSource]) -> [RouteExit] {
        let known = Set(
            map.features.flatMap { feature in
                feature.exitCases.map { Key(feature: feature.name, exit: $0.name) }
            })
        var screens: [Key: String] = [:]
        for source in sources where source.isRelevant {
            read(SourceScanner.words(in: source.bytes), known, &screens)
        }
        return map.features.flatMap { feature in
            feature.exitCases.map { exit in
                RouteExit(
                    module: feature.module, name: exit.name,
                    screen: screens[Key(feature: feature.name, exit: exit.name)])
            }
        }
    }

    private func read(_ words: [String], _ known: Set<Key>, _ screens: inout [Key: String]) {
        for index in words.indices where words[index] == "case" {
            let end = Self.end(of: words, from: index + 1) { $0 == ":" }
            let keys = (index..<end).compactMap { pair(words, at: $0) }.map { Key(feature: $0, exit: $1) }
                .filter(known.contains)
            guard !keys.isEmpty else { continue }
            let body = (end + 1)..<max(end + 1, Self.end(of: words, from: end + 1) { $0 == "case" || $0 == "default" })
            guard let screen = body.lazy.compactMap({ screen(words, at: $0) }).first else { continue }
            for key in keys where screens[key] == nil { screens[key] = screen }
        }
    }

    /// Returns the index of the next word outside of all brackets that satisfies a predicate, or the index of the bracket
    /// that closes the code.
    private static func end(of words: [String], from start: Int, where isEnd: (String) -> Bool) -> Int {
        var depth = 0
        var index = start
        while index < words.count {
            switch words[index] {
            case "(", "[", "{": depth += 1
            case ")", "]", "}": depth -= 1
            default: if depth == 0, isEnd(words[index]) { return index }
            }
            if depth < 0 { return index }
            index += 1
        }
        return index
    }

    /// Returns `home` and `product` for `.home(.product` at an index.
    private func pair(_ words: [String], at index: Int) -> (String, String)? {
        guard index + 4 < words.count, words[index] == ".", words[index + 2] == "(", words[index + 3] == "." else {
            return nil
        }
        return (words[index + 1], words[index + 4])
    }

    /// Returns the screen in the first argument of a call: `push(.bag(.bag)`, `navigate(to: .bag(.bag)`, `show(.bag)`.
    private func screen(_ words: [String], at index: Int) -> String? {
        guard words[index] == "(" else { return nil }
        let isLabeled = index + 2 < words.count && words[index + 2] == ":"
        let argument = index + (isLabeled ? 3 : 1)
        guard argument + 1 < words.count, words[argument] == "." else { return nil }
        if let (feature, route) = pair(words, at: argument) {
            let module = map.features.first { $0.name == feature }?.module
            return map.screens.first { $0.module == module && $0.route == route }?.name
        }
        let name = Self.normalized(words[argument + 1])
        let tab = map.tabs.first { Self.normalized($0.name) == name }
        return tab.flatMap { tab in map.screens.first { $0.tab == tab }?.name }
    }

    /// Returns the same text for `my-tab` and `myTab`.
    private static func normalized(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "." } }
}

extension AppMap.Feature {
    fileprivate var exitCases: [CaseDeclaration] { exit?.cases ?? [] }
}

extension RouteSource {
    /// Only code that names the type of the exits can switch over them.
    fileprivate var isRelevant: Bool { String(decoding: bytes, as: UTF8.self).contains("Exit") }
}
