extension Shelf {
    static let mensShirts = Shelf(
        slug: "mens-shirts",
        name: "Mens Shirts",
        makers: ["Holm & Finch", "Weaver's Row", "Ostend"],
        tones: [
            Tone("Sky", "#8fb4d6"),
            Tone("White", "#e9e7e1"),
            Tone("Navy", "#2f4266"),
            Tone("Sage", "#94a888"),
            Tone("Terracotta", "#c0704f"),
        ],
        kinds: [
            Kind(
                "Oxford Button-Down Shirt", 59_00, 280, (30, 3, 24), ["oxford", "cotton"],
                "A proper roll in the collar and cloth that gets better for the first ten years."),
            Kind(
                "Linen Camp Shirt", 65_00, 220, (30, 2, 24), ["linen", "summer"], shape: 1,
                "Boxy, breezy, open at the neck. Creases are part of the plan."),
            Kind(
                "Brushed Flannel Shirt", 69_00, 340, (30, 4, 24), ["flannel", "check"], shape: 2,
                "Heavy flannel, brushed on both sides, for bonfires and the first frost."),
            Kind(
                "Chambray Work Shirt", 72_00, 310, (30, 3, 24), ["chambray", "workwear"],
                "Two pockets, triple stitching and the blue that only comes from washing."),
            Kind(
                "Easy Iron Poplin Shirt", 49_00, 230, (30, 2, 24), ["office", "poplin"],
                "Crisp at eight, and still presentable when the meeting ends at six."),
            Kind(
                "Garment Dyed Overshirt", 98_00, 520, (32, 5, 26), ["overshirt", "layer"], shape: 2,
                "Thick enough for a jacket, soft enough for a shirt: wear it open from March to November."),
        ],
        notes: [
            "Cut with room to move and a tail that can be tucked in or left out.",
            "Buttons of corozo nut, with a spare one sewn inside.",
            "Washes at 30 degrees and needs little more than a shake.",
            "Woven and sewn in the same small town.",
        ],
        praise: [
            "Fits as if it was made for me.",
            "Softer after every wash.",
            "The cloth is excellent at this price.",
            "Bought one, then three more.",
        ],
        doubt: [
            "Runs large. I went one size down.",
            "Good shirt, but the sleeves are a bit long.",
        ],
        complaint: [
            "Shrank more than I expected at 40 degrees."
        ]
    )
}
