extension Shelf {
    static let sportsAccessories = Shelf(
        slug: "sports-accessories",
        name: "Sports Accessories",
        makers: ["Pacer", "Summit Nine", "Kinetic"],
        tones: [
            Tone("Lime", "#a6c23f"),
            Tone("Coral", "#ea6f55"),
            Tone("Royal Blue", "#2f5fc0"),
            Tone("Charcoal", "#42474f"),
            Tone("Teal", "#2f8f8c"),
        ],
        kinds: [
            Kind(
                "Match Football", 39_00, 430, (22, 22, 22), ["football", "size 5"],
                tones: [Tone("White and Red", "#d2433f"), Tone("White and Blue", "#2f5fc0")],
                "Thermally bonded panels, a true flight and a touch that flatters."),
            Kind(
                "Hex Dumbbell Pair", 54_00, 10000, (28, 12, 12), ["strength", "home gym"], shape: 1,
                "Won't roll, won't rust, and the handle is knurled just enough."),
            Kind(
                "Tennis Racket 300 g", 149_00, 300, (27, 69, 3), ["tennis", "racket"], shape: 2,
                "Forgiving on bad days, quick on good ones. Strung and ready to play."),
            Kind(
                "Insulated Sports Bottle", 24_00, 290, (7, 26, 7), ["bottle", "hydration"], shape: 3,
                "Cold for twenty-four hours, opens with one hand, and fits the cage of your bicycle."),
            Kind(
                "Natural Rubber Yoga Mat", 69_00, 2300, (62, 62, 12), ["yoga", "mat"], shape: 4,
                "Grips when you sweat, cushions when you kneel, and smells of nothing."),
            Kind(
                "Adjustable Skipping Rope", 16_00, 180, (20, 5, 10), ["cardio", "rope"], shape: 5,
                "Ball bearings in the handles and a cable that goes around without a tangle."),
        ],
        notes: [
            "Used by clubs that wear things out faster than you will.",
            "Comes with a bag to carry it in.",
            "Made with recycled material where that makes it no worse.",
            "If it breaks in the first year, send us a picture of the crime.",
        ],
        praise: [
            "Excellent grip and quality.",
            "Just what my training needed.",
            "Our whole team uses these now.",
            "Feels professional, priced for amateurs.",
        ],
        doubt: [
            "Good, but smelled of rubber for a week.",
            "Solid. The bag is a bit tight.",
        ],
        complaint: [
            "The handle came loose. It was replaced at once."
        ],
        minimumOrders: [1, 1, 1, 1, 1, 1, 2]
    )
}
