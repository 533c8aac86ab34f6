extension Shelf {
    static let mensShoes = Shelf(
        slug: "mens-shoes",
        name: "Mens Shoes",
        makers: ["Ferrant", "Northway", "Carlo Bassi"],
        tones: [
            Tone("White", "#e4e1d9"),
            Tone("Tan", "#b98250"),
            Tone("Black", "#33333a"),
            Tone("Navy", "#34486b"),
            Tone("Olive", "#75794f"),
        ],
        kinds: [
            Kind(
                "Court Leather Sneakers", 119_00, 820, (30, 11, 20), ["sneakers", "leather"],
                "Plain, low and white where it matters. They go with everything you own and a few things you don't."),
            Kind(
                "Trail Running Shoes", 139_00, 640, (30, 12, 20), ["running", "trail"],
                "Grip for mud, cushion for stone, and a tongue that keeps the gravel out."),
            Kind(
                "Goodyear Welted Derby", 189_00, 980, (31, 12, 20), ["derby", "formal"], shape: 1,
                tones: [Tone("Black", "#33333a"), Tone("Cognac", "#9a5a32")],
                "Built to be resoled: this pair may well see you through three jobs and two weddings."),
            Kind(
                "Suede Chelsea Boots", 169_00, 900, (30, 16, 20), ["boots", "suede"], shape: 2,
                tones: [Tone("Sand", "#bd9a6d"), Tone("Dark Brown", "#54392a")],
                "On in a second, comfortable for the day, with elastic that doesn't give up."),
            Kind(
                "Canvas Plimsolls", 49_00, 540, (30, 10, 20), ["canvas", "summer"],
                "Washable canvas on a soft rubber sole. Better when they are a little dirty."),
            Kind(
                "Waxed Hiking Boots", 219_00, 1350, (32, 18, 21), ["hiking", "waterproof"], shape: 2,
                tones: [Tone("Brown", "#7c5236"), Tone("Olive", "#75794f")],
                "A dry foot in any weather, and an ankle that thanks you on the way down."),
        ],
        notes: [
            "True to size; choose the larger one if you are between two.",
            "The insole comes out, so yours can go in.",
            "Leather from tanneries that clean their water.",
            "Comes with a second pair of laces.",
        ],
        praise: [
            "Comfortable from the first minute, no blisters.",
            "They look even better in real life.",
            "Walked fifteen kilometers on day one.",
            "Solid, well finished, worth every cent.",
        ],
        doubt: [
            "Good shoe, slightly narrow for me.",
            "Nice, but the laces are too short.",
        ],
        complaint: [
            "The sole squeaks on our kitchen floor."
        ]
    )
}
