/// The bag's screens.
public enum BagRoute: Hashable, Codable, Sendable {
    case bag
}
