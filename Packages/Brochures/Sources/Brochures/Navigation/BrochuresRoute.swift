public import Model

/// The brochures' screens.
public enum BrochuresRoute: Hashable, Codable, Sendable {
    /// All of them.
    case brochures
    /// One of them, to leaf through.
    case brochure(Brochure.ID)
}
