import Model

/// A hot spot with its number in the picture.
struct NumberedHotSpot: Identifiable, Hashable {
    /// The one-based number in the page's order.
    let number: Int
    let hotSpot: HotSpot

    var id: Int { number }
}

extension BrochurePage {
    /// The hot spots, numbered as in the page's picture.
    var numberedHotSpots: [NumberedHotSpot] {
        zip(1..., hotSpots).map { NumberedHotSpot(number: $0, hotSpot: $1) }
    }
}
