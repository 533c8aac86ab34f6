public import Foundation

/// The language of the app.
public enum Language: String, CaseIterable, Hashable, Codable, Sendable {
    /// The first of the user's languages that the app has.
    case system
    case english = "en"
    case german = "de"
    case arabic = "ar"

    /// The name of the language in the language itself. `nil` for the system's.
    public var displayName: String? {
        switch self {
        case .system: nil
        case .english: "English"
        case .german: "Deutsch"
        case .arabic: "العربية"
        }
    }

    /// Returns the locale for the language. A user from Austria who chooses German gets the formats of Austria.
    ///
    /// - Parameter preferred: The user's languages as BCP 47 tags, in order of preference.
    /// - Returns: The first of the user's languages that is this one, with its region, or else this one without a region.
    ///   For ``system``, the first that the app has, or `nil` if it has none.
    public func locale(among preferred: [String]) -> Locale? {
        let codes = self == .system ? Self.allCases.filter { $0 != .system }.map(\.rawValue) : [rawValue]
        for tag in preferred {
            let locale = Locale(identifier: tag)
            if let code = locale.language.languageCode?.identifier, codes.contains(code) { return locale }
        }
        return self == .system ? nil : Locale(identifier: rawValue)
    }
}
