extension Shelf {
    static let tops = Shelf(
        slug: "tops",
        name: "Tops",
        makers: ["Juniper", "Weaver's Row", "Marlow"],
        tones: [
            Tone("White", "#ebe8e2"),
            Tone("Blush", "#e5b3ab"),
            Tone("Black", "#36363c"),
            Tone("Sage", "#98ab8f"),
            Tone("Marine", "#33527d"),
        ],
        kinds: [
            Kind(
                "Organic Cotton Tee", 24_00, 160, (28, 2, 22), ["t-shirt", "organic"],
                "A tee with weight to it. Keeps its shape, its color and your good opinion."),
            Kind(
                "Ribbed Tank Top", 19_00, 110, (26, 2, 20), ["tank", "summer"], shape: 1,
                "Fine rib, wide straps, long enough to stay tucked in."),
            Kind(
                "Merino Crew Jumper", 89_00, 290, (30, 4, 24), ["merino", "knit"], shape: 2,
                "Warm in the cold, cool in the warm, and never itchy. Wash it by hand, now and then."),
            Kind(
                "Silk Blend Blouse", 74_00, 140, (28, 2, 22), ["blouse", "silk"], shape: 3,
                "Falls just so, and takes you from the desk to the dinner without a change."),
            Kind(
                "Striped Breton Top", 42_00, 230, (28, 2, 22), ["stripes", "cotton"], shape: 4,
                "Twenty-one stripes, as the sailors had it, in cotton that is knitted thick."),
            Kind(
                "Fleece Back Sweatshirt", 56_00, 420, (30, 5, 25), ["sweatshirt", "casual"], shape: 2,
                "Soft inside, smooth outside, and the neck doesn't give up."),
        ],
        notes: [
            "Sewn in Portugal by people who are paid properly.",
            "Pre-washed, so what fits today fits next year.",
            "Model is 174 cm tall and wears a size S.",
            "Sizes run from XXS to XXXL.",
        ],
        praise: [
            "Lovely fabric, not see-through at all.",
            "Fits perfectly and washes well.",
            "I have it in four colors now.",
            "The nicest thing I bought this year.",
        ],
        doubt: [
            "Pretty, but a bit short on me.",
            "Nice cotton. The neck is wider than shown.",
        ],
        complaint: [
            "Pilled after three washes."
        ]
    )
}
