extension Shelf {
    static let kitchenAccessories = Shelf(
        slug: "kitchen-accessories",
        name: "Kitchen Accessories",
        makers: ["Brasa", "Tin & Thyme", "Kölle"],
        tones: [
            Tone("Graphite", "#474c55"),
            Tone("Brick Red", "#b5493b"),
            Tone("Cream", "#dccfb4"),
            Tone("Olive", "#7c8450"),
            Tone("Ocean", "#3f7390"),
        ],
        kinds: [
            Kind(
                "Cast Iron Skillet", 59_00, 2600, (45, 6, 27), ["pan", "cast iron"],
                "Seasoned twice before it leaves us, and better with every steak, cornbread and frittata after that."),
            Kind(
                "Chef's Knife 20 cm", 89_00, 210, (34, 3, 5), ["knife", "steel"], shape: 1,
                "A thin, hard blade with a handle that fits hands of any size. Sharp enough for a ripe tomato, and stays so."
            ),
            Kind(
                "Enamelled Casserole 5 l", 149_00, 5200, (32, 18, 26), ["pot", "oven"], shape: 2,
                "Goes from hob to oven to table and keeps a stew hot until the second helping."),
            Kind(
                "Stoneware Mug", 16_50, 380, (12, 9, 9), ["mug", "ceramic"], shape: 3,
                "Holds a proper amount of coffee and keeps your fingers off the hot part."),
            Kind(
                "End Grain Cutting Board", 64_00, 2900, (40, 4, 28), ["board", "wood"], shape: 4,
                tones: [Tone("Maple", "#d3a66b"), Tone("Walnut", "#7a5238")],
                "Kind to knives and heavy enough to stay where you put it."),
            Kind(
                "Gooseneck Kettle", 79_00, 1100, (28, 20, 15), ["kettle", "coffee"], shape: 5,
                "Pours as slowly as you like, right where you want it, at the degree you set."),
        ],
        notes: [
            "Safe in the dishwasher, though it will thank you for being washed by hand.",
            "Comes with a small book of twelve recipes.",
            "Guaranteed for as long as you cook with it.",
            "Made of materials that can be recycled when your grandchildren are done.",
        ],
        praise: [
            "I use it every single day.",
            "Heats evenly and nothing sticks. What more can I say.",
            "Feels like something I will pass on.",
            "Better than the one that cost three times as much.",
        ],
        doubt: [
            "Good quality, but heavy. Mind your wrists.",
            "Does its job. I would have liked a lid.",
        ],
        complaint: [
            "The finish came off after a few months."
        ],
        minimumOrders: [1, 1, 1, 1, 1, 1, 4, 4, 1, 1]
    )
}
