extension Shelf {
    static let beauty = Shelf(
        slug: "beauty",
        name: "Beauty",
        makers: ["Velours", "Nine Petals", "Studio Ombre"],
        tones: [
            Tone("Rosewood", "#a8545c"),
            Tone("Coral", "#e8735f"),
            Tone("Plum", "#6f3557"),
            Tone("Nude", "#c98f78"),
            Tone("Cherry", "#b3202f"),
        ],
        kinds: [
            Kind(
                "Velvet Matte Lipstick", 18_99, 22, (2, 8, 2), ["lipstick", "matte"],
                "A weightless matte lipstick that stays soft from the first coffee to the last."),
            Kind(
                "Dewy Lip Tint", 14_50, 12, (2, 10, 2), ["lips", "tint"],
                "Sheer color with a drop of squalane, so lips look bitten rather than painted."),
            Kind(
                "Long Night Mascara", 16_75, 14, (2, 13, 2), ["mascara", "eyes"], shape: 1,
                tones: [Tone("Black", "#2b2a30"), Tone("Brown", "#5a4034")],
                "Lifts and separates without a single clump, and washes off with warm water."),
            Kind(
                "Four Pan Eyeshadow Palette", 28_99, 48, (9, 2, 9), ["eyeshadow", "palette"], shape: 2,
                "Four shades that were made to be mixed: two for the day, two for what comes after."),
            Kind(
                "Quick Dry Nail Lacquer", 9_50, 34, (3, 8, 3), ["nails", "vegan"], shape: 3,
                "One coat covers, sixty seconds dry it. Free of the ten things you don't want to spell."),
            Kind(
                "Cream Blush Stick", 21_00, 18, (3, 8, 3), ["blush", "cheeks"],
                "Dab it on, blend it with a finger, and look as if you had slept eight hours."),
        ],
        notes: [
            "Never tested on animals, and the case is made to be refilled.",
            "Made in small batches, with pigments that are mixed by hand.",
            "Fragrance free and suited to sensitive skin.",
            "Comes in a paper box that has no plastic in it.",
        ],
        praise: [
            "The color is exactly as in the picture, and it stays on through lunch.",
            "My third one. I have stopped trying others.",
            "Light, comfortable, and it doesn't dry my skin out.",
            "Got compliments on the first day I wore it.",
        ],
        doubt: [
            "Lovely shade, but the cap comes off in my bag.",
            "Good, though I expected more for the price.",
            "Nice, but a touch darker than I thought.",
        ],
        complaint: [
            "Smudges after an hour on me. The shade is pretty, though."
        ],
        warranty: ["No warranty"]
    )
}
