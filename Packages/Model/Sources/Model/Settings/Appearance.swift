/// The colors of the app.
public enum Appearance: String, CaseIterable, Hashable, Codable, Sendable {
    /// Light or dark, as the system is.
    case system
    case light
    case dark
}

/// Stores the user's choice of colors.
public protocol AppearanceService: Sendable {
    /// Returns a stream of the appearance, followed by every change.
    func appearance() -> AsyncStream<Appearance>

    /// Stores an appearance. Throws only if the store fails.
    func setAppearance(_ appearance: Appearance) async throws(ServiceError)
}
