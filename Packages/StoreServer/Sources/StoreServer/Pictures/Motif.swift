/// A drawing of one shape, in a square of 400 by 400.
///
/// Colours are names behind an `@`: those of a ``Palette`` (`@base`, `@dark`), and gradients (`@body`, `@metal`).
struct Motif: Sendable {
    /// How it touches what it is on.
    enum Shadow: Sendable {
        /// It stands there: the middle, the height of the ground and half the width.
        case ground(Int, Int, Int)
        /// It lies flat or hangs on the wall.
        case flat
    }

    let shadow: Shadow
    let drawing: String

    init(_ shadow: Shadow, _ drawing: String) {
        self.shadow = shadow
        self.drawing = drawing
    }

    var stands: Bool {
        if case .ground = shadow { return true }
        return false
    }

    /// The shape of a product.
    static func of(_ look: Look) -> Motif {
        let shapes = all[look.category] ?? []
        guard !shapes.isEmpty else { return Motif(.flat, #"<circle cx="200" cy="200" r="110" fill="@body"/>"#) }
        return shapes[look.kind % shapes.count]
    }

    private static let all: [String: [Motif]] = [
        "beauty": beauty, "fragrances": fragrances, "furniture": furniture, "groceries": groceries,
        "home-decoration": homeDecoration, "kitchen-accessories": kitchenAccessories, "laptops": laptops,
        "mens-shirts": mensShirts, "mens-shoes": mensShoes, "mens-watches": mensWatches,
        "mobile-accessories": mobileAccessories, "motorcycle": motorcycle, "skin-care": skinCare,
        "smartphones": smartphones, "sports-accessories": sportsAccessories, "sunglasses": sunglasses,
        "tablets": tablets, "tops": tops, "vehicle": vehicle, "womens-bags": womensBags,
        "womens-dresses": womensDresses, "womens-jewellery": womensJewellery, "womens-shoes": womensShoes,
        "womens-watches": womensWatches,
    ]
}
