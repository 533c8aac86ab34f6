extension Shelf {
    static let groceries = Shelf(
        slug: "groceries",
        name: "Groceries",
        makers: [],
        tones: [
            Tone("Organic", "#7fae54"),
            Tone("Family Size", "#d39a3f"),
        ],
        kinds: [
            Kind(
                "Orchard Apples", 3_99, 1000, (20, 10, 14), ["fruit", "fresh"],
                tones: [Tone("Red, 1 kg", "#c8393b"), Tone("Green, 1 kg", "#8cb544")],
                "Crisp, a little sharp, picked in the week you eat them."),
            Kind(
                "Sourdough Loaf", 5_49, 750, (24, 12, 14), ["bread", "bakery"], shape: 1,
                tones: [Tone("Country Wheat", "#c88d4b"), Tone("Dark Rye", "#7d5230")],
                "Thirty hours of patience, a crackling crust and an open crumb."),
            Kind(
                "Wildflower Honey", 7_99, 500, (8, 11, 8), ["honey", "pantry"], shape: 2,
                tones: [Tone("Amber, 500 g", "#e0a02f"), Tone("Forest, 500 g", "#8a4f24")],
                "Unfiltered honey from three valleys, set firm enough to stay on the toast."),
            Kind(
                "Barista Oat Drink", 2_79, 1050, (7, 20, 7), ["drink", "vegan"], shape: 3,
                tones: [Tone("Original, 1 l", "#5c8fb0"), Tone("Unsweetened, 1 l", "#7aa57c")],
                "Foams like milk and tastes of oats, not of sugar."),
            Kind(
                "Whole Bean Coffee", 12_99, 500, (12, 24, 8), ["coffee", "fair trade"], shape: 4,
                tones: [Tone("House Roast, 500 g", "#6b4430"), Tone("Decaf, 500 g", "#3f6473")],
                "Roasted slowly on Tuesdays and sent on Wednesdays, with the farm's name on the bag."),
            Kind(
                "Free Range Eggs", 4_29, 700, (25, 7, 15), ["eggs", "fresh"], shape: 5,
                tones: [Tone("Box of 10", "#b9946b"), Tone("Box of 6", "#8b9a86")],
                "From hens that see grass every day. Shells in whatever color they felt like."),
        ],
        notes: [
            "Keeps best in a cool, dark place.",
            "Grown or made within a hundred kilometers of our store.",
            "Packed in paper, which goes to the compost when it is empty.",
            "The price goes up when the farmers' does, never otherwise.",
        ],
        praise: [
            "Tastes the way I remember it.",
            "Fresh every time, and never bruised.",
            "We go through two of these a week.",
            "Simply good. I won't go back to the supermarket's.",
        ],
        doubt: [
            "Good, but I wish there were a smaller size.",
            "Fine, nothing to write home about.",
        ],
        complaint: [
            "One of two was damaged when it came."
        ],
        warranty: ["No warranty"],
        minimumOrders: [1, 1, 2, 1, 6, 1, 1, 3]
    )
}
