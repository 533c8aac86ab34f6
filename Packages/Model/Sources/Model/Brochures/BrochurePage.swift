public import Foundation

/// A page of a brochure.
public struct BrochurePage: Identifiable, Hashable, Codable, Sendable {
    /// Its number, from 1.
    public var number: Int
    /// What it is about.
    public var title: String
    /// What it says; empty when it only shows something.
    public var text: String
    /// Its picture; nil when there is none.
    public var image: URL?
    /// What on it opens a product.
    public var hotSpots: [HotSpot]

    /// A page. Its number is taken as it is.
    public init(number: Int, title: String, text: String = "", image: URL? = nil, hotSpots: [HotSpot] = []) {
        self.number = number
        self.title = title
        self.text = text
        self.image = image
        self.hotSpots = hotSpots
    }

    /// Its number: a brochure has one page of a number.
    public var id: Int { number }
}
