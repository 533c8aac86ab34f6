extension Shelf {
    static let furniture = Shelf(
        slug: "furniture",
        name: "Furniture",
        makers: ["Nordvik", "Stade & Sons", "Oak Parlour"],
        tones: [
            Tone("Natural Oak", "#c99a63"),
            Tone("Walnut", "#7a5238"),
            Tone("Forest Green", "#4f6b57"),
            Tone("Sand", "#cdb89a"),
            Tone("Slate Blue", "#5f7488"),
        ],
        kinds: [
            Kind(
                "Linen Armchair", 399_00, 18500, (78, 84, 80), ["armchair", "living room"],
                "A deep seat, an upright back and arms wide enough for a cup of tea: made for the last chapter."),
            Kind(
                "Three Seat Sofa", 1_299_00, 52000, (212, 82, 92), ["sofa", "living room"], shape: 2,
                "Feather-wrapped cushions on a frame of beech that is guaranteed for twenty years."),
            Kind(
                "Round Dining Table", 879_00, 38000, (120, 75, 120), ["table", "dining"], shape: 1,
                tones: [Tone("Natural Oak", "#c99a63"), Tone("Smoked Ash", "#6b5a4e")],
                "Seats six and hides the chairs. The top is oiled, so a spill is wiped away and forgotten."),
            Kind(
                "Ladder Bookshelf", 179_00, 14000, (70, 190, 34), ["storage", "office"], shape: 4,
                tones: [Tone("Birch", "#d8bb8c"), Tone("Walnut", "#7a5238")],
                "Five shelves that lean on a wall, with a lip that keeps paperbacks from wandering."),
            Kind(
                "Platform Bed", 1_099_00, 61000, (168, 95, 214), ["bed", "bedroom"], shape: 3,
                "Solid wood, no slats to creak, and room for two drawers underneath."),
            Kind(
                "Spindle Dining Chair", 149_00, 5600, (48, 84, 52), ["chair", "dining"], shape: 5,
                "A light chair with a curved back that two fingers can lift and three children can't break."),
        ],
        notes: [
            "Arrives in one box and goes together in twenty minutes with the key that is in it.",
            "The wood comes from forests that are replanted for every tree that is felled.",
            "Carried to the room you want it in, and the packaging goes back with us.",
            "Spare parts are kept in stock for fifteen years.",
        ],
        praise: [
            "Heavier and better made than it looks in the pictures.",
            "Went together without a curse word. A first in this house.",
            "Exactly the color of our floor. We are delighted.",
            "Two years on, it still looks new.",
        ],
        doubt: [
            "Beautiful, but it took three weeks to arrive.",
            "Comfortable, although a bit lower than I am used to.",
        ],
        complaint: [
            "One leg had a scratch. They sent a new one, still a nuisance."
        ],
        warranty: ["5 year warranty", "10 year warranty", "2 year warranty"]
    )
}
