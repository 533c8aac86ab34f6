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
    let map: AppMap

    /// Returns the exits of all features, in the order of their cases.
    func exits(in sources: [RouteSource]) -> [RouteExit] {
        // By the feature and the case.
        var screens: [[String]: String] = [:]
        // Only code that names the type of the exits can switch over them.
        for source in sources where String(decoding: source.bytes, as: UTF8.self).contains("Exit") {
            read(SourceScanner.words(in: source.bytes), &screens)
        }
        return map.features.flatMap { feature in
            (feature.exit?.cases ?? []).map { exit in
                RouteExit(module: feature.module, name: exit.name, screen: screens[[feature.name, exit.name]])
            }
        }
    }

    private func read(_ words: [String], _ screens: inout [[String]: String]) {
        for index in words.indices where words[index] == "case" {
            let colon = Self.end(of: words, from: index + 1, at: [":"])
            let end = Self.end(of: words, from: colon + 1, at: ["case", "default"])
            let exits = (index..<colon).compactMap { Self.pair(words, at: $0) }
            let target = (colon..<end).lazy.compactMap { screen(words, at: $0) }.first
            for exit in exits where screens[exit] == nil { screens[exit] = target }
        }
    }

    /// Returns the index of the next of some words outside of all brackets, or of the bracket that closes the code.
    private static func end(of words: [String], from start: Int, at ends: [String]) -> Int {
        var depth = 0
        var index = min(start, words.count)
        while index < words.count, depth > 0 || !ends.contains(words[index]) {
            if ["(", "[", "{"].contains(words[index]) { depth += 1 }
            if [")", "]", "}"].contains(words[index]) { depth -= 1 }
            if depth < 0 { break }
            index += 1
        }
        return index
    }

    /// Returns `home` and `product` for `.home(.product` at an index.
    private static func pair(_ words: [String], at index: Int) -> [String]? {
        guard index + 4 < words.count, words[index] == ".", words[index + 2] == "(", words[index + 3] == "." else {
            return nil
        }
        return [words[index + 1], words[index + 4]]
    }

    /// Returns the screen in the first argument of a call: `push(.bag(.bag)`, `navigate(to: .bag(.bag)`, `show(.bag)`.
    private func screen(_ words: [String], at index: Int) -> String? {
        guard words[index] == "(" else { return nil }
        let argument = index + (index + 2 < words.count && words[index + 2] == ":" ? 3 : 1)
        guard argument + 1 < words.count, words[argument] == "." else { return nil }
        if let route = Self.pair(words, at: argument) {
            let feature = map.features.first { $0.name == route[0] }
            return map.screens.first { $0.module == feature?.module && $0.route == route[1] }?.name
        }
        return map.screens.first { $0.tab.map { SwiftName.lowerCamelCase($0.name) } == words[argument + 1] }?.name
    }
}
