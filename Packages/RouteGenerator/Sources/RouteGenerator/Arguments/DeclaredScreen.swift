import RoutePatterns

/// What a view model says of its screen, each value a literal.
struct DeclaredScreen {
    var module: String
    var viewModel: String
    var activity: String
    var tab: DeclaredTab?
    var pattern: RoutePattern
    var path: Located<StringValue>
    var requiresAuth: Bool
    var transition: String
    /// Where `routeConfig` stands.
    var place: SourcePlace

    var pathPlace: SourcePlace { SourcePlace(place.file, path.position) }

    /// Where a part of the pattern stands, so many bytes behind its beginning.
    func place(inPathAt offset: Int) -> SourcePlace {
        path.value.inset.map { pathPlace.advanced(by: $0 + offset) } ?? pathPlace
    }

    /// Where a parameter's name stands.
    func place(of parameter: RoutePattern.Parameter) -> SourcePlace {
        let marks = parameter.kind == .path ? [":"] : parameter.kind == .tail ? ["*"] : ["?", "&"]
        let bytes = Array(pattern.text.utf8)
        for mark in marks {
            let name = Array("\(mark)\(parameter.name)".utf8)
            let offset = bytes.indices.first { start in
                let end = start + name.count
                return bytes[start...].starts(with: name) && (end == bytes.count || !Self.continues(bytes[end]))
            }
            if let offset { return place(inPathAt: offset + 1) }
        }
        return pathPlace
    }

    private static func continues(_ byte: UInt8) -> Bool { ByteClass.isName(byte) || byte == UInt8(ascii: "-") }
}

/// The tab that a view model says its screen is the root of.
struct DeclaredTab {
    var identifier: Located<String>
    var title: String
    var icon: String
    var index: Located<Int>
    /// Where `TabConfig` stands.
    var position: SourcePosition
}
