extension Shelf {
    static let skinCare = Shelf(
        slug: "skin-care",
        name: "Skin Care",
        makers: ["Fern Apothecary", "Dew Lab", "Solene"],
        tones: [
            Tone("Unscented", "#cfd8d2"),
            Tone("Rose", "#e0aaa8"),
            Tone("Green Tea", "#9dba8a"),
            Tone("Oat", "#d8be96"),
            Tone("Sea Mineral", "#86adbf"),
        ],
        kinds: [
            Kind(
                "Daily Moisturiser", 24_00, 90, (6, 7, 6), ["moisturiser", "day"], shape: 1,
                "Light enough to forget, with ceramides that keep the water where it belongs."),
            Kind(
                "Vitamin C Serum", 38_00, 60, (4, 11, 4), ["serum", "brightening"], shape: 2,
                "Fifteen percent vitamin C in a formula that stays fresh until the last drop."),
            Kind(
                "Gentle Gel Cleanser", 16_00, 210, (6, 18, 4), ["cleanser", "gel"],
                "Takes off the day and nothing else. Doesn't sting, doesn't squeak."),
            Kind(
                "Mineral Sunscreen SPF 50", 22_00, 75, (5, 15, 3), ["sunscreen", "spf"], shape: 3,
                "No white cast, no smell of beach: you may actually wear it every day."),
            Kind(
                "Overnight Repair Balm", 32_00, 65, (6, 5, 6), ["balm", "night"], shape: 1,
                "A rich balm for cheeks that have met wind, radiators or both."),
            Kind(
                "Hand and Body Lotion", 18_50, 320, (7, 20, 5), ["lotion", "body"],
                "Sinks in before you reach for the door handle."),
        ],
        notes: [
            "Tested by dermatologists, and by eleven of our neighbours.",
            "Vegan, and free of drying alcohol.",
            "The bottle is recycled, and can be so again.",
            "A little is enough: one lasts about three months.",
        ],
        praise: [
            "My skin has never been calmer.",
            "No scent, no sting, no fuss.",
            "I can see the difference after two weeks.",
            "Feels expensive, isn't.",
        ],
        doubt: [
            "Works well, but the pump sticks.",
            "Nice texture, though a bit rich for summer.",
        ],
        complaint: [
            "Didn't suit my skin. The return was easy."
        ],
        warranty: ["No warranty"]
    )
}
