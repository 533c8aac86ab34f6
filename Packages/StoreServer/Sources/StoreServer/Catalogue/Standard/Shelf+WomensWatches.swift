extension Shelf {
    static let womensWatches = Shelf(
        slug: "womens-watches",
        name: "Womens Watches",
        makers: ["Aurelia", "Meridian", "Petite Ourse"],
        tones: [
            Tone("Rose Gold", "#d59a86"),
            Tone("Silver", "#adb6c0"),
            Tone("Gold", "#cda650"),
            Tone("Pearl", "#d8d2c8"),
            Tone("Emerald", "#2f7560"),
        ],
        kinds: [
            Kind(
                "Slim Mesh Watch 32 mm", 169_00, 48, (3, 4, 1), ["mesh", "slim"],
                "A dial without clutter, on a mesh that closes to the millimeter."),
            Kind(
                "Mother of Pearl Quartz", 219_00, 55, (3, 4, 1), ["mother of pearl", "gift"], shape: 1,
                "A dial that changes with the light, and with your mind."),
            Kind(
                "Square Tank Watch", 249_00, 42, (2, 3, 1), ["square", "leather"], shape: 2,
                "Straight lines, blued hands and a strap in real leather. It was modern in 1925 and is again."),
            Kind(
                "Bangle Watch", 189_00, 64, (6, 6, 1), ["bangle", "jewellery"], shape: 3,
                "A bracelet first. That it tells the time is between the two of you."),
            Kind(
                "Moonphase Automatic 34 mm", 469_00, 72, (3, 4, 1), ["automatic", "moonphase"], shape: 1,
                "A small blue moon that crosses the dial once in twenty-nine days and a half."),
            Kind(
                "Sport Chronograph 36 mm", 289_00, 88, (4, 4, 1), ["chronograph", "sport"],
                "Times a lap, an egg or a speech, and doesn't mind the pool."),
        ],
        notes: [
            "Water resistant to 50 meters.",
            "The strap changes without a tool, and a second one is in the box.",
            "The battery lasts four years and is changed for free.",
            "Comes in a box that people keep for their rings.",
        ],
        praise: [
            "Elegant, and it goes with everything.",
            "Light on the wrist and easy to read.",
            "Even prettier in real life.",
            "A present to myself that I don't regret.",
        ],
        doubt: [
            "Lovely, but small numerals.",
            "Nice. The clasp took some practice.",
        ],
        complaint: [
            "Lost a minute in the first month. It was adjusted for free."
        ],
        warranty: ["2 year warranty", "5 year warranty"]
    )
}
