extension Shelf {
    static let homeDecoration = Shelf(
        slug: "home-decoration",
        name: "Home Decoration",
        makers: ["Atelier Fjord", "Halo", "Clay & Co"],
        tones: [
            Tone("Terracotta", "#c66f4e"),
            Tone("Sage", "#8aa387"),
            Tone("Ivory", "#d9cdb8"),
            Tone("Ink", "#35435c"),
            Tone("Ochre", "#d19c3d"),
        ],
        kinds: [
            Kind(
                "Handthrown Vase", 54_00, 1300, (16, 28, 16), ["vase", "ceramic"],
                "Thrown on a wheel and glazed inside only, so no two have quite the same shoulders."),
            Kind(
                "Dome Table Lamp", 129_00, 2400, (28, 42, 28), ["lamp", "lighting"], shape: 1,
                "A soft pool of light for a desk, a bed or the end of a long sofa. Dims with a touch."),
            Kind(
                "Soy Wax Candle", 28_00, 420, (8, 10, 8), ["candle", "scented"], shape: 2,
                "Burns for forty hours and smells of fig, tomato leaf and rain on dust."),
            Kind(
                "Gallery Picture Frame", 34_00, 900, (30, 40, 3), ["frame", "wall"], shape: 3,
                "Solid wood, real glass and a mount of thick card: it makes even a postcard look considered."),
            Kind(
                "Stoneware Planter", 39_00, 2100, (20, 19, 20), ["planter", "indoor"], shape: 4,
                "With a saucer that fits and a hole where there should be one. The plant is up to you."),
            Kind(
                "Arch Wall Mirror", 189_00, 7800, (60, 90, 3), ["mirror", "wall"], shape: 5,
                "Opens up a hallway, brightens a corner, and is flattering before eight in the morning."),
        ],
        notes: [
            "Designed in a studio of four people and made a few streets away.",
            "Wipes clean with a damp cloth.",
            "Packed so well that we have dropped one down the stairs to be sure.",
            "Small irregularities are the maker's hand, not a fault.",
        ],
        praise: [
            "It has changed the whole room.",
            "Lovely weight and finish.",
            "Looks far more expensive than it was.",
            "A gift that I nearly kept.",
        ],
        doubt: [
            "Pretty, but smaller than I imagined. Read the sizes.",
            "The color is a shade lighter than on my screen.",
        ],
        complaint: [
            "Came with a chip. The replacement was fine."
        ]
    )
}
