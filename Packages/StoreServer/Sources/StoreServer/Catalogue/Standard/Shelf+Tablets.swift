extension Shelf {
    static let tablets = Shelf(
        slug: "tablets",
        name: "Tablets",
        makers: ["Halden", "Orbit", "Slate Works"],
        tones: [
            Tone("Silver", "#b9c0c8"),
            Tone("Graphite", "#555b64"),
            Tone("Sky Blue", "#89add0"),
            Tone("Rose", "#d9a8a0"),
            Tone("Mint", "#9cc7b0"),
        ],
        kinds: [
            Kind(
                "Tab 11", 449_00, 465, (25, 18, 1), ["11-inch", "wifi"],
                "Films in bed, recipes in the kitchen, homework at the table: the one everybody reaches for."),
            Kind(
                "Tab Pro 13", 999_00, 582, (28, 21, 1), ["13-inch", "oled"],
                "An OLED screen, a desktop's speed, and thinner than the magazine it replaces."),
            Kind(
                "Tab Mini 8", 349_00, 297, (20, 13, 1), ["8-inch", "compact"],
                "Held in one hand for as long as the book is good."),
            Kind(
                "Sketch Tab with Pen", 679_00, 510, (27, 20, 1), ["drawing", "pen"], shape: 1,
                "Paper-like glass and a pen without a battery. It feels every pressure, and hides every hesitation."),
            Kind(
                "Kids Tab 10", 199_00, 540, (25, 18, 2), ["kids", "rugged"],
                "A case that bounces, hours that you set, and no advertisement anywhere."),
            Kind(
                "E-Ink Reader 10", 389_00, 390, (23, 18, 1), ["e-ink", "reading"], shape: 2,
                "Reads like paper in full sun, weeks between charges, and lets you write in the margin."),
        ],
        notes: [
            "Seven years of updates are promised in writing.",
            "Four speakers that know which way is up.",
            "A keyboard cover can be had separately.",
            "Storage grows with a card of any size.",
        ],
        praise: [
            "The screen is wonderful to read on.",
            "Light, fast and lasts the whole week for me.",
            "The kids fight over it. So do we.",
            "Drawing on it feels natural at once.",
        ],
        doubt: [
            "Good tablet, average cameras.",
            "Nice, but I miss a headphone socket.",
        ],
        complaint: [
            "The pen is sold separately. I should have read that."
        ]
    )
}
