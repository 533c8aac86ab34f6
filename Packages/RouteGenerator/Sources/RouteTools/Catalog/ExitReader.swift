import RouteGenerator

/// Reads where exits lead from the app's own code, where that says it plainly:
///
/// ```swift
/// case .home(.product(let id)), .bag(.product(let id)):
///     push(.productDetails(.productDetails(id)), on: tab)
/// ```
///
/// The first call behind a case whose first argument is a route, or a tab, is where the exit leads.
struct ExitReader {
    private struct Key: Hashable {
        var feature: String
        var exit: String
    }

    private let map: AppMap

    init(_ map: AppMap) { self.map = map }

    /// The exits of all features, in their order.
    func exits(in sources: [RouteSource]) -> [RouteExit] {
        var targets: [Key: String] = [:]
        let exits = map.features.flatMap { feature in feature.exits.map { Key(feature: feature.name, exit: $0.name) } }
        guard !exits.isEmpty else { return [] }
        let known = Set(exits)
        for source in sources { read(SourceWords.words(in: source.bytes), known, &targets) }
        return map.features.flatMap { feature in
            feature.exits.map { exit in
                let target = targets[Key(feature: feature.name, exit: exit.name)]
                return RouteExit(
                    module: feature.module, name: exit.name, target: target.map { .screen($0) } ?? .unknown)
            }
        }
    }

    private func read(_ words: [String], _ known: Set<Key>, _ targets: inout [Key: String]) {
        var index = 0
        while index < words.count {
            defer { index += 1 }
            guard words[index] == "case" else { continue }
            let end = Self.end(of: words, from: index + 1) { $0 == ":" }
            let keys = (index..<end).compactMap { pair(words, at: $0) }.map { Key(feature: $0, exit: $1) }
                .filter(known.contains)
            guard !keys.isEmpty else { continue }
            let body = (end + 1)..<max(end + 1, Self.end(of: words, from: end + 1) { $0 == "case" || $0 == "default" })
            guard let target = body.lazy.compactMap({ target(words, at: $0) }).first else { continue }
            for key in keys where targets[key] == nil { targets[key] = target }
        }
    }

    /// The index of the next word, outside of all brackets, that ends something; or that of the bracket that closes it.
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

    /// `.home(.product` at an index: `home` and `product`.
    private func pair(_ words: [String], at index: Int) -> (String, String)? {
        guard index + 4 < words.count, words[index] == ".", words[index + 2] == "(", words[index + 3] == "." else {
            return nil
        }
        return (words[index + 1], words[index + 4])
    }

    /// The screen that a call's first argument names: `push(.bag(.bag)`, `navigate(to: .bag(.bag)`, `show(.bag)`.
    private func target(_ words: [String], at index: Int) -> String? {
        guard words[index] == "(" else { return nil }
        let isLabeled = index + 2 < words.count && words[index + 2] == ":"
        let argument = index + (isLabeled ? 3 : 1)
        guard argument + 1 < words.count, words[argument] == "." else { return nil }
        if let (feature, route) = pair(words, at: argument) {
            let module = map.features.first { $0.name == feature }?.module
            return map.screens.first { $0.module == module && $0.route == route }?.name
        }
        let name = Self.plain(words[argument + 1])
        let tab = map.tabs.first { Self.plain($0.name) == name }
        return tab.flatMap { tab in map.screens.first { $0.tab == tab }?.name }
    }

    /// `my-tab` and `myTab` are the same tab.
    private static func plain(_ name: String) -> String { name.lowercased().filter { $0 != "-" && $0 != "." } }
}
