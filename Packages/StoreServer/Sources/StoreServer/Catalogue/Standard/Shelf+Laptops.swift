extension Shelf {
    static let laptops = Shelf(
        slug: "laptops",
        name: "Laptops",
        makers: ["Halden", "Orbit", "Kestrel"],
        tones: [
            Tone("Silver", "#b9c0c8"),
            Tone("Space Gray", "#5d646e"),
            Tone("Midnight", "#2c3a52"),
            Tone("Rose", "#d4a49a"),
            Tone("Moss", "#6f8068"),
        ],
        kinds: [
            Kind(
                "Aero 13 Ultrabook", 1_299_00, 1090, (30, 2, 21), ["ultrabook", "travel"],
                "Under eleven hundred grams, eighteen hours away from a socket, and a keyboard people write novels on."),
            Kind(
                "Studio 16 Creator Laptop", 2_499_00, 2100, (36, 2, 25), ["creator", "16-inch"],
                "A color-true display and enough cores that the preview keeps up with you."),
            Kind(
                "Everyday 14", 749_00, 1450, (32, 2, 22), ["student", "14-inch"],
                "Everything a day of lectures, letters and films asks for, and nothing that makes it heavy."),
            Kind(
                "Fold 2-in-1", 999_00, 1320, (31, 2, 22), ["convertible", "touch"],
                "Turns into a tablet, a tent for watching films and back again, with a pen that hides in its side."),
            Kind(
                "Titan 17 Gaming Laptop", 2_199_00, 2900, (40, 3, 28), ["gaming", "17-inch"],
                "A fast screen, quiet fans and graphics that make long evenings short."),
            Kind(
                "Field 14 Rugged Notebook", 1_699_00, 1890, (33, 3, 24), ["rugged", "outdoor"],
                "Shrugs off rain, dust and a fall from the table. The battery can be changed in the field."),
        ],
        notes: [
            "Memory and storage can be upgraded with one screwdriver.",
            "The case is made of recycled aluminum.",
            "Comes with two years of repairs at your door.",
            "Charges to half in thirty minutes over USB-C.",
        ],
        praise: [
            "Quiet, fast and the battery really lasts.",
            "Best keyboard I have had in years.",
            "Set up in ten minutes and has not annoyed me since.",
            "The screen is gorgeous, even by the window.",
        ],
        doubt: [
            "Great machine, but only two ports.",
            "Gets warm on the lap when it works hard.",
        ],
        complaint: [
            "The speakers are thin. Everything else is as promised."
        ]
    )
}
