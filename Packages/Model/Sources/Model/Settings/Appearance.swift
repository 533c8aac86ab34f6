/// The colors of the app.
public enum Appearance: String, CaseIterable, Hashable, Codable, Sendable {
    /// Light or dark, as the system is.
    case system
    case light
    case dark
}
