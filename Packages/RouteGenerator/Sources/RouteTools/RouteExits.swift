import RouteGenerator

/// An exit of a feature.
package struct RouteExit: Hashable, Sendable {
    let module: String
    /// The case of its enumeration of exits.
    let name: String
    /// The name of the screen that it opens, such as `ProductDetails.productDetails`, or nil if that is unknown.
    let screen: String?
}

extension AppMap {
    /// Returns the exits of all features, in the order of their cases, with the screens that they open if the app's code
    /// states them directly:
    ///
    /// ```swift
    /// case .home(.product(let id)), .bag(.product(let id)):
    ///     push(.productDetails(.productDetails(id)), on: tab)
    /// ```
    ///
    /// The first call after a case whose first argument is a route or a tab determines the screen.
    func exits(in sources: [RouteSource]) -> [RouteExit] {
        // By the feature and the case.
        var targets: [[String]: String] = [:]
        // Only code that names the type of the exits can switch over them.
        for source in sources where String(decoding: source.bytes, as: UTF8.self).contains("Exit") {
            let words = SourceScanner.words(in: source.bytes)
            for index in words.indices where words[index] == "case" {
                let colon = Self.end(of: words[(index + 1)...], at: [":"])
                let end = Self.end(of: words[colon...].dropFirst(), at: ["case", "default"])
                let target = (colon..<end).lazy.compactMap { screen(words[$0...]) }.first
                for exit in (index..<colon).compactMap({ Self.pair(words[$0...]) }) where targets[exit] == nil {
                    targets[exit] = target
                }
            }
        }
        return features.flatMap { feature in
            (feature.exit?.cases ?? []).map { exit in
                RouteExit(module: feature.module, name: exit.name, screen: targets[[feature.name, exit.name]])
            }
        }
    }

    /// Returns the index of the first of some words outside of all brackets, or of the bracket that closes the code.
    private static func end(of words: ArraySlice<String>, at ends: [String]) -> Int {
        var depth = 0
        for (index, word) in zip(words.indices, words) {
            if depth == 0, ends.contains(word) { return index }
            if ["(", "[", "{"].contains(word) { depth += 1 }
            if [")", "]", "}"].contains(word) { depth -= 1 }
            if depth < 0 { return index }
        }
        return words.endIndex
    }

    /// Returns `home` and `product` if words begin with `.home(.product`.
    private static func pair(_ words: ArraySlice<String>) -> [String]? {
        let words = Array(words.prefix(5))
        return words.count == 5 && [words[0], words[2], words[3]] == [".", "(", "."] ? [words[1], words[4]] : nil
    }

    /// Returns the screen in the first argument of a call: `(.bag(.bag)`, `(to: .bag(.bag)`, `(.bag)`.
    private func screen(_ words: ArraySlice<String>) -> String? {
        guard words.first == "(" else { return nil }
        let isLabeled = words.dropFirst(2).first == ":"
        let argument = words.dropFirst(isLabeled ? 3 : 1)
        guard argument.first == ".", let name = argument.dropFirst().first else { return nil }
        guard let route = Self.pair(argument) else {
            return screens.first { $0.tab.map { SwiftName.lowerCamelCase($0.name) } == name }?.name
        }
        let feature = features.first { $0.name == route[0] }
        return screens.first { $0.module == feature?.module && $0.route == route[1] }?.name
    }
}
