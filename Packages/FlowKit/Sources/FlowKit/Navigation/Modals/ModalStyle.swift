/// How screens come up over others.
public enum ModalStyle: String, CaseIterable, Hashable, Codable, Sendable {
    /// Over what is shown, which stays in sight.
    case sheet
    /// Over everything.
    case fullScreenCover
}
