public import Foundation

/// A page of a brochure.
public struct BrochurePage: Identifiable, Hashable, Codable, Sendable {
    /// The one-based page number.
    public var number: Int
    /// The title.
    public var title: String
    /// The text. Empty if the page has only a picture.
    public var text: String
    /// The URL of the picture. `nil` if there is none.
    public var image: URL?
    /// The areas that open products.
    public var hotSpots: [HotSpot]

    /// Creates a page. The number isn't validated.
    public init(number: Int, title: String, text: String = "", image: URL? = nil, hotSpots: [HotSpot] = []) {
        self.number = number
        self.title = title
        self.text = text
        self.image = image
        self.hotSpots = hotSpots
    }

    /// The page number, which is unique in a brochure.
    public var id: Int { number }
}
