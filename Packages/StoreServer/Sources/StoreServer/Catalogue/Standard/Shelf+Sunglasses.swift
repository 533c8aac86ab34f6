extension Shelf {
    static let sunglasses = Shelf(
        slug: "sunglasses",
        name: "Sunglasses",
        makers: ["Lido", "Costa Verde", "Ray & Finch"],
        tones: [
            Tone("Tortoise", "#8a5a35"),
            Tone("Black", "#2d2e33"),
            Tone("Honey", "#d09a4a"),
            Tone("Olive", "#6c7350"),
            Tone("Crystal Rose", "#d9a1a0"),
        ],
        kinds: [
            Kind(
                "Round Acetate Sunglasses", 89_00, 28, (14, 5, 15), ["round", "uv400"],
                "A small round frame with a keyhole bridge, for people with opinions about coffee."),
            Kind(
                "Classic Square Sunglasses", 79_00, 30, (15, 5, 15), ["square", "polarized"], shape: 1,
                "The shape that suits nearly everyone, with lenses that take the glare off the sea."),
            Kind(
                "Metal Aviators", 99_00, 24, (15, 5, 15), ["aviator", "metal"], shape: 2,
                "Light as a teaspoon, with spring hinges that forgive being sat on once."),
            Kind(
                "Cat Eye Sunglasses", 84_00, 29, (15, 5, 15), ["cat eye", "retro"], shape: 3,
                "A lift at the corners and a touch of the Riviera in 1962."),
            Kind(
                "Wraparound Sport Sunglasses", 119_00, 27, (14, 5, 14), ["sport", "cycling"], shape: 4,
                "Stays put on a descent and clears itself of mist at the traffic lights."),
            Kind(
                "Oversized Sunglasses", 94_00, 34, (16, 6, 15), ["oversized", "polarized"], shape: 1,
                "Big enough to hide behind, light enough to forget that you are."),
        ],
        notes: [
            "Full protection from UVA and UVB, which is the whole point.",
            "Comes with a hard case and a cloth that works.",
            "Lenses can be changed for your prescription.",
            "The acetate is made of cotton, not of oil.",
        ],
        praise: [
            "Look great, and the lenses are superb for driving.",
            "Sturdy hinges, no pinching.",
            "My third pair. I lose them, they never break.",
            "So light that I forget they are on my head.",
        ],
        doubt: [
            "Stylish, but slide down a little.",
            "Nice. The case is too big for my bag.",
        ],
        complaint: [
            "A screw came loose in the first week."
        ]
    )
}
