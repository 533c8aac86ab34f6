public import Model

/// The brochures' screens.
public enum BrochuresRoute: Hashable, Codable, Sendable {
    /// All brochures.
    case brochures
    /// One brochure, shown page by page.
    case brochure(Brochure.ID)
}
