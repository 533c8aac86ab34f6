import Foundation

/// A state of a screen, and how it is shown. Its location is `/product-details/sold-out?appearance=dark`.
struct GalleryPlace: Hashable, Sendable {
    enum Appearance: String, CaseIterable { case system, light, dark }
    enum Look: String, CaseIterable { case shop, business }
    enum Width: String, CaseIterable { case window, phone }
    enum TextSize: String, CaseIterable { case standard, large, largest }
    enum Language: String, CaseIterable { case english, german, arabic }

    /// The names of a screen and of its state, as in the location.
    struct Entry: Hashable, Sendable {
        let screen: String
        let state: String

        var path: String { "\(screen)/\(state)" }
    }

    /// The state. `nil` for the list of all screens.
    var entry: Entry?
    var appearance = Appearance.system
    var theme = Look.shop
    var width = Width.window
    var textSize = TextSize.standard
    var language = Language.english
    /// A Boolean value that hides the bar of the gallery, so that the page has nothing but the screen.
    var isBare = false

    init() {}

    /// Reads a location. Returns `nil` if its path doesn't have the form of a screen's path.
    init?(_ location: String) {
        guard let components = URLComponents(string: location) else { return nil }
        let names = components.path.split(separator: "/").map(String.init)
        switch names.count {
        case 0: entry = nil
        case 2: entry = Entry(screen: names[0], state: names[1])
        default: return nil
        }
        let items = Dictionary(
            (components.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { _, last in last })
        appearance = items["appearance"].flatMap(Appearance.init) ?? .system
        theme = items["theme"].flatMap(Look.init) ?? .shop
        width = items["width"].flatMap(Width.init) ?? .window
        textSize = items["text"].flatMap(TextSize.init) ?? .standard
        language = items["language"].flatMap(Language.init) ?? .english
        isBare = items["bar"] == "no"
    }

    var location: String {
        var components = URLComponents()
        components.path = "/" + (entry?.path ?? "")
        var items: [URLQueryItem] = []
        if appearance != .system { items.append(URLQueryItem(name: "appearance", value: appearance.rawValue)) }
        if theme != .shop { items.append(URLQueryItem(name: "theme", value: theme.rawValue)) }
        if width != .window { items.append(URLQueryItem(name: "width", value: width.rawValue)) }
        if textSize != .standard { items.append(URLQueryItem(name: "text", value: textSize.rawValue)) }
        if language != .english { items.append(URLQueryItem(name: "language", value: language.rawValue)) }
        if isBare { items.append(URLQueryItem(name: "bar", value: "no")) }
        components.queryItems = items.isEmpty ? nil : items
        return components.string ?? "/"
    }
}

extension GalleryPlace.Language {
    var locale: Locale {
        switch self {
        case .english: Locale(identifier: "en_US")
        case .german: Locale(identifier: "de")
        case .arabic: Locale(identifier: "ar")
        }
    }
}

extension String {
    /// The name in a location: `product-details` for `ProductDetails`, `not-found` for `not found`.
    var pathName: String {
        reduce(into: "") { name, character in
            if character.isUppercase, !name.isEmpty { name += "-" }
            if character.isLetter || character.isNumber { name += character.lowercased() }
            if character == " " { name += "-" }
        }
    }
}
