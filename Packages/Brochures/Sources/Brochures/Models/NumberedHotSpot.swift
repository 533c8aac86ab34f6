import Model

/// A hot spot with the number that stands in the picture at its place.
struct NumberedHotSpot: Identifiable, Hashable {
    /// Counted from 1, in the page's order.
    let number: Int
    let hotSpot: HotSpot

    var id: Int { number }
}

extension BrochurePage {
    /// The hot spots as they are numbered in the page's picture.
    var numberedHotSpots: [NumberedHotSpot] {
        zip(1..., hotSpots).map { NumberedHotSpot(number: $0, hotSpot: $1) }
    }
}
