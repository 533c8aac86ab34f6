/// How a list of products is laid out.
public enum ListingStyle: String, CaseIterable, Hashable, Codable, Sendable {
    case grid
    case list
}
