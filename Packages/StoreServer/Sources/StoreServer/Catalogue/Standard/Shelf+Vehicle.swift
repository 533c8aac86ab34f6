extension Shelf {
    static let vehicle = Shelf(
        slug: "vehicle",
        name: "Vehicle",
        makers: ["Auriga", "Linden", "Volta"],
        tones: [
            Tone("Pearl White", "#dfe1e0"),
            Tone("Ruby", "#b02a37"),
            Tone("Ocean Blue", "#2d5d94"),
            Tone("Graphite", "#4a4f57"),
            Tone("Pine", "#36594a"),
        ],
        kinds: [
            Kind(
                "City Hatchback", 18_990_00, 1080000, (174, 149, 398), ["hatchback", "petrol"], shape: 1,
                "Short outside, tall inside, and at home in any gap between two cars."),
            Kind(
                "Electric Sedan", 42_900_00, 1790000, (186, 144, 472), ["electric", "sedan"],
                "Five hundred and forty kilometers on a charge, and so quiet that you will hear the owls."),
            Kind(
                "Compact Electric SUV", 36_900_00, 1680000, (184, 163, 428), ["electric", "suv"], shape: 2,
                "Sits you up high, swallows a pram, and fills its battery while you drink a coffee."),
            Kind(
                "Estate Hybrid", 33_900_00, 1540000, (182, 149, 466), ["estate", "hybrid"],
                "A long roof, a flat floor, and four liters to the hundred on the way to the sea."),
            Kind(
                "Camper Van", 58_900_00, 2480000, (205, 199, 514), ["camper", "travel"], shape: 3,
                "Sleeps four, cooks for six, parks like a car. The view from the bed changes daily."),
            Kind(
                "Open Roadster", 31_500_00, 1060000, (174, 123, 392), ["roadster", "convertible"], shape: 4,
                "Two seats, a roof that folds in ten seconds, and every road the long way round."),
        ],
        notes: [
            "Delivered to your door with the plates on.",
            "Eight years of warranty on the battery or the engine.",
            "Can be returned within fourteen days or a thousand kilometers.",
            "Service intervals are two years, and the price of each is fixed.",
        ],
        praise: [
            "Drives beautifully, and costs next to nothing to run.",
            "The range is real, even in winter.",
            "More room than it looks from outside.",
            "Handed over by someone who explained everything.",
        ],
        doubt: [
            "Great car. The menus take a week to learn.",
            "Comfortable, but the boot lip is high.",
        ],
        complaint: [
            "Delivery was a month late."
        ],
        warranty: ["3 year warranty", "8 year warranty"]
    )
}
