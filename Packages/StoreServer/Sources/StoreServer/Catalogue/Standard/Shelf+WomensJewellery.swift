extension Shelf {
    static let womensJewellery = Shelf(
        slug: "womens-jewellery",
        name: "Womens Jewellery",
        makers: ["Petite Ourse", "Aurelia", "Ring & Rivet"],
        tones: [
            Tone("Yellow Gold", "#d9ab46"),
            Tone("Silver", "#b7bec7"),
            Tone("Rose Gold", "#d99a84"),
            Tone("Emerald", "#2f8466"),
            Tone("Sapphire", "#3458a8"),
        ],
        kinds: [
            Kind(
                "Signet Ring", 129_00, 6, (2, 2, 1), ["ring", "engraving"],
                "A smooth oval for initials, or for nothing at all. Engraved by hand if you like."),
            Kind(
                "Fine Chain Necklace", 89_00, 4, (1, 42, 1), ["necklace", "chain"], shape: 1,
                "The one you put on and never take off, with two lengths in one clasp."),
            Kind(
                "Hoop Earrings", 69_00, 5, (3, 3, 1), ["earrings", "hoops"], shape: 2,
                "Light, round and just large enough to be noticed."),
            Kind(
                "Bangle Bracelet", 99_00, 18, (6, 6, 1), ["bracelet", "bangle"], shape: 3,
                "A slim band that stacks with others, and rings softly when it does."),
            Kind(
                "Birthstone Pendant", 119_00, 5, (1, 45, 1), ["pendant", "gift"], shape: 1,
                "A small stone in a plain setting, one for every month. Yours, or theirs."),
            Kind(
                "Pearl Stud Earrings", 79_00, 3, (1, 1, 1), ["earrings", "pearl"], shape: 4,
                "Freshwater pearls, matched in pairs by eye, that go with a shirt as well as a gown."),
        ],
        notes: [
            "Recycled metal, and stones whose mine we can name.",
            "Sent in a linen pouch inside a box that fits the letterbox.",
            "Sizes can be changed once for free.",
            "Doesn't turn skin green. We have tried, for a year.",
        ],
        praise: [
            "Delicate and perfectly made.",
            "I haven't taken it off since it came.",
            "A gift that brought tears, the good kind.",
            "Sparkles far beyond its price.",
        ],
        doubt: [
            "Pretty, but finer than I expected.",
            "Nice. The clasp is fiddly.",
        ],
        complaint: [
            "The chain knots easily."
        ],
        warranty: ["Lifetime warranty", "2 year warranty"]
    )
}
