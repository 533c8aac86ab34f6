extension Shelf {
    static let womensDresses = Shelf(
        slug: "womens-dresses",
        name: "Womens Dresses",
        makers: ["Juniper", "Elvire", "Isla Moreno"],
        tones: [
            Tone("Emerald", "#2f7560"),
            Tone("Poppy", "#d8473c"),
            Tone("Midnight", "#2b3559"),
            Tone("Lavender", "#a596c8"),
            Tone("Saffron", "#dc9c33"),
        ],
        kinds: [
            Kind(
                "Wrap Midi Dress", 98_00, 320, (32, 4, 24), ["wrap", "midi"],
                "Ties where it flatters and swings when you turn. Pockets, of course."),
            Kind(
                "Linen Summer Dress", 84_00, 280, (32, 3, 24), ["linen", "summer"], shape: 1,
                "Wide straps, a square neck and cloth that loves the heat."),
            Kind(
                "Satin Slip Dress", 119_00, 210, (30, 2, 22), ["satin", "evening"], shape: 2,
                "Cut on the bias, so it follows without clinging. Wear it with heels or a jumper."),
            Kind(
                "Knitted Jumper Dress", 109_00, 540, (34, 6, 26), ["knit", "winter"], shape: 3,
                "As cozy as a blanket, and nobody at the office will know."),
            Kind(
                "Pleated Maxi Dress", 139_00, 430, (34, 5, 26), ["maxi", "occasion"], shape: 2,
                "A hundred tiny pleats that travel in a suitcase and fall out perfect."),
            Kind(
                "Shirt Dress", 89_00, 340, (32, 4, 24), ["cotton", "shirt dress"], shape: 1,
                "Buttoned to the hem, belted at the waist, ready in a minute."),
        ],
        notes: [
            "Fully lined where it should be.",
            "Can be taken in or let out: the seams have room.",
            "Wash at 30 degrees, hang it up, and forget the iron.",
            "Model is 176 cm tall and wears a size S.",
        ],
        praise: [
            "Wore it to a wedding, then to the beach.",
            "The color is stunning in daylight.",
            "It has pockets. Proper ones.",
            "Fits like a dream and doesn't crease.",
        ],
        doubt: [
            "Beautiful, but long if you are short.",
            "Lovely cloth. I needed a size up.",
        ],
        complaint: [
            "The zip is stiff."
        ]
    )
}
