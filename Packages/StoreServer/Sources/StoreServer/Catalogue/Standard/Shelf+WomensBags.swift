extension Shelf {
    static let womensBags = Shelf(
        slug: "womens-bags",
        name: "Womens Bags",
        makers: ["Elvire", "Marlow", "Tanner's Daughter"],
        tones: [
            Tone("Cognac", "#a9683a"),
            Tone("Black", "#35343a"),
            Tone("Olive", "#767b52"),
            Tone("Burgundy", "#6f2a38"),
            Tone("Stone", "#c6b9a5"),
        ],
        kinds: [
            Kind(
                "Everyday Leather Tote", 169_00, 780, (36, 30, 14), ["tote", "leather"],
                "Takes a laptop, a jumper and lunch, and still closes with a zip."),
            Kind(
                "Crescent Crossbody Bag", 119_00, 420, (26, 16, 7), ["crossbody", "leather"], shape: 1,
                "A soft half moon that sits on the hip and leaves both hands for the market."),
            Kind(
                "Canvas Weekender", 139_00, 1150, (50, 32, 24), ["travel", "canvas"], shape: 2,
                "Two nights, three outfits, one bag that fits under the seat in front."),
            Kind(
                "Mini Top Handle Bag", 149_00, 380, (20, 16, 9), ["evening", "structured"], shape: 3,
                "Structured and small: a phone, a card, a lipstick, and nothing to weigh you down."),
            Kind(
                "Quilted Shoulder Bag", 189_00, 560, (27, 18, 8), ["shoulder", "quilted"], shape: 1,
                "Diamond stitching and a chain that can be worn long or double."),
            Kind(
                "City Backpack", 129_00, 690, (28, 38, 13), ["backpack", "commute"], shape: 4,
                "Looks like a handbag, carries like a backpack, and hides its zip against your back."),
        ],
        notes: [
            "Full-grain leather that darkens where you hold it.",
            "Lined with cotton, with a pocket you will find without looking.",
            "Repaired for free in the first three years.",
            "Comes with a dust bag and a small tin of balm.",
        ],
        praise: [
            "Smells wonderful and looks better every week.",
            "Fits everything, and still looks elegant.",
            "Beautiful stitching. I have checked every seam.",
            "I get asked about it on the train.",
        ],
        doubt: [
            "Lovely, but heavy when full.",
            "Nice. The strap could be longer.",
        ],
        complaint: [
            "The lining tore at a corner."
        ]
    )
}
