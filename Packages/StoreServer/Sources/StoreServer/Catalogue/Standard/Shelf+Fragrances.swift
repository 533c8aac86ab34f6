extension Shelf {
    static let fragrances = Shelf(
        slug: "fragrances",
        name: "Fragrances",
        makers: ["Maison Aubert", "Harbour & Salt", "Lumière"],
        tones: [
            Tone("50 ml", "#d9a86c"),
            Tone("100 ml", "#c07f5a"),
            Tone("Travel Size", "#e3b7b0"),
            Tone("Refill", "#8fae9b"),
            Tone("Gift Set", "#9a86b8"),
        ],
        kinds: [
            Kind(
                "Cedar Morning Eau de Toilette", 64_00, 310, (7, 12, 4), ["woody", "fresh"],
                "Cedar, bergamot and a little smoke: a walk before anyone else is up."),
            Kind(
                "Fig Leaf Eau de Parfum", 89_99, 340, (8, 11, 4), ["green", "summer"], shape: 1,
                "Green fig on a warm wall, crushed leaf and milky sap, with cool stone underneath."),
            Kind(
                "Salt and Vetiver Cologne", 52_50, 290, (6, 14, 4), ["marine", "clean"], shape: 2,
                "The sea, the grass behind it, and the wind that carries one to the other."),
            Kind(
                "Iris Noir Extrait", 129_00, 260, (6, 10, 6), ["powdery", "evening"],
                "Orris root aged for six years over dark cocoa and suede. A little goes a long way."),
            Kind(
                "Neroli Grove Eau Fraîche", 48_00, 300, (6, 14, 4), ["citrus", "light"], shape: 2,
                "Orange blossom at noon, with petitgrain and a squeeze of bitter lemon."),
            Kind(
                "Amber Library Eau de Parfum", 98_00, 330, (8, 11, 4), ["warm", "amber"], shape: 1,
                "Old paper, polished oak, vanilla and the last of the fire."),
        ],
        notes: [
            "Bottled in heavy glass that can be sent back for a refill.",
            "Lasts about eight hours on skin and until the next wash on a scarf.",
            "Blended without colorants, so it never stains a collar.",
            "Two free samples come with every bottle.",
        ],
        praise: [
            "People ask me what I am wearing. I tell only some of them.",
            "Lasts all day without filling the room.",
            "Smells like the holiday I keep talking about.",
            "Beautiful bottle, and what is inside is even better.",
        ],
        doubt: [
            "Lovely for an hour, then it gets shy.",
            "Not quite for me, but my brother has claimed it.",
        ],
        complaint: [
            "Too sweet after the first minutes. Try a sample first."
        ],
        warranty: ["No warranty"]
    )
}
