extension Shelf {
    static let mensWatches = Shelf(
        slug: "mens-watches",
        name: "Mens Watches",
        makers: ["Meridian", "Brandt & Lowe", "Tidewater"],
        tones: [
            Tone("Steel", "#9aa6b2"),
            Tone("Midnight Blue", "#27406b"),
            Tone("Gold", "#c9a24f"),
            Tone("Forest", "#3c5c4a"),
            Tone("Black", "#2b2d33"),
        ],
        kinds: [
            Kind(
                "Field Automatic 38 mm", 429_00, 85, (4, 5, 1), ["automatic", "field"],
                "Numerals you can read by starlight and a movement that winds itself as you walk."),
            Kind(
                "Diver 200 m", 599_00, 160, (4, 5, 1), ["diver", "sport"], shape: 1,
                "A bezel that clicks like a safe, a clasp that fits over a wetsuit, and lume until breakfast."),
            Kind(
                "Chronograph Tachymeter", 689_00, 140, (4, 5, 1), ["chronograph", "racing"], shape: 2,
                "Three counters, two pushers and the sound of a door shutting on something expensive."),
            Kind(
                "Dress Watch Slim", 349_00, 55, (4, 4, 1), ["dress", "slim"],
                "Six millimeters thin, so it slides under a cuff and stays out of the conversation."),
            Kind(
                "Square Case Quartz", 189_00, 60, (3, 4, 1), ["quartz", "square"], shape: 3,
                "A rectangle from the thirties with a battery from today."),
            Kind(
                "Pilot GMT", 759_00, 120, (4, 5, 1), ["gmt", "travel"], shape: 1,
                "Home on the fourth hand, here on the other three. For people who call their family at odd hours."),
        ],
        notes: [
            "Sapphire glass, and water resistant for more than washing your hands.",
            "The strap changes without a tool.",
            "Every watch is timed for a week before it leaves.",
            "Comes in a wooden box with a travel pouch.",
        ],
        praise: [
            "Keeps time within two seconds a day.",
            "Much nicer on the wrist than in the pictures.",
            "My father has asked where I got it.",
            "The finishing is extraordinary at this price.",
        ],
        doubt: [
            "Great watch, but the strap needs a week to soften.",
            "A little bigger than I thought.",
        ],
        complaint: [
            "The date changes at half past eleven. It bothers me."
        ],
        warranty: ["2 year warranty", "5 year warranty"]
    )
}
