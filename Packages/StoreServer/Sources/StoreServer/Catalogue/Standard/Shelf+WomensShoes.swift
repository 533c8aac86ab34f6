extension Shelf {
    static let womensShoes = Shelf(
        slug: "womens-shoes",
        name: "Womens Shoes",
        makers: ["Carlo Bassi", "Isla Moreno", "Northway"],
        tones: [
            Tone("Scarlet", "#c23a3c"),
            Tone("Black", "#35343a"),
            Tone("Nude", "#d3a688"),
            Tone("Emerald", "#2f7560"),
            Tone("Ivory", "#e2dacb"),
        ],
        kinds: [
            Kind(
                "Block Heel Pumps", 119_00, 620, (26, 15, 18), ["heels", "office"],
                "Six centimeters that you can walk, stand and catch a tram in."),
            Kind(
                "Pointed Ballet Flats", 89_00, 380, (26, 8, 18), ["flats", "leather"], shape: 1,
                "A sharp toe, a soft sole, and they fold into a handbag."),
            Kind(
                "Platform Sneakers", 99_00, 740, (28, 12, 18), ["sneakers", "platform"], shape: 2,
                "A little height without anybody noticing why you look so tall."),
            Kind(
                "Strappy Sandals", 79_00, 460, (26, 10, 18), ["sandals", "summer"], shape: 3,
                "Three straps, one buckle, and a footbed that remembers you."),
            Kind(
                "Leather Ankle Boots", 159_00, 860, (28, 18, 19), ["boots", "leather"], shape: 4,
                "A zip inside, a stacked heel, and leather that only gets nicer in the rain."),
            Kind(
                "Espadrille Wedges", 84_00, 560, (26, 13, 18), ["espadrilles", "summer"], shape: 3,
                "Jute, canvas, a bow at the ankle: the holiday begins when you tie it."),
        ],
        notes: [
            "True to size, with half sizes from 35 to 42.",
            "Padded where it matters: heel, ball and toe.",
            "Heel tips can be changed by any cobbler; two spare ones are in the box.",
            "Made in Italy of leather that was tanned with bark.",
        ],
        praise: [
            "I danced until three and walked home in them.",
            "Elegant and truly comfortable.",
            "They go with everything I own.",
            "The leather is soft from the first day.",
        ],
        doubt: [
            "Beautiful, but run small.",
            "Nice shoe. Slippery when new.",
        ],
        complaint: [
            "Rubbed my heel for the first week."
        ]
    )
}
