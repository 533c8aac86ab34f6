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
            let tokens = Tokens(source.bytes, of: source.file.path)
            func isClosing(_ index: Int) -> Bool { [")", "]", "}"].contains(tokens[index]) }
            for index in 0..<tokens.count where tokens[index] == "case" {
                let colon = tokens.first(from: index + 1) { tokens[$0] == ":" || isClosing($0) }
                let end = tokens.first(from: colon + 1) { ["case", "default"].contains(tokens[$0]) || isClosing($0) }
                let target = (colon..<end).lazy.compactMap { screen(tokens, at: $0) }.first
                for exit in (index..<colon).compactMap({ Self.pair(tokens, at: $0) }) where targets[exit] == nil {
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

    /// Returns `home` and `product` if a route or an exit begins at an index: `.home(.product`.
    private static func pair(_ tokens: Tokens, at index: Int) -> [String]? {
        guard tokens[index] == ".", let feature = tokens.name(index + 1), tokens[index + 2] == "(",
            tokens[index + 3] == ".", let name = tokens.name(index + 4)
        else { return nil }
        return [feature, name]
    }

    /// Returns the screen in the first argument of a call: `(.bag(.bag)`, `(to: .bag(.bag)`, `(.bag)`.
    private func screen(_ tokens: Tokens, at index: Int) -> String? {
        guard tokens[index] == "(" else { return nil }
        let argument = tokens[index + 2] == ":" ? index + 3 : index + 1
        guard tokens[argument] == ".", let name = tokens.name(argument + 1) else { return nil }
        guard let route = Self.pair(tokens, at: argument) else {
            return screens.first { $0.tab.map { SwiftName.lowerCamelCase($0.identifier) } == name }?.name
        }
        let feature = features.first { $0.name == route[0] }
        return screens.first { $0.module == feature?.module && $0.route == route[1] }?.name
    }
}
