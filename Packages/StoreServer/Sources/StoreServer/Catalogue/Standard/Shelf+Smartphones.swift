extension Shelf {
    static let smartphones = Shelf(
        slug: "smartphones",
        name: "Smartphones",
        makers: ["Halden", "Orbit", "Kestrel"],
        tones: [
            Tone("Midnight", "#27324a"),
            Tone("Starlight", "#d9d3c5"),
            Tone("Coral", "#e27d67"),
            Tone("Sage", "#8da58d"),
            Tone("Violet", "#7d6bb0"),
        ],
        kinds: [
            Kind(
                "One 128 GB", 699_00, 172, (7, 15, 1), ["5g", "compact"],
                "The size a phone used to be, with a camera that sees more than you do at night."),
            Kind(
                "One Max 256 GB", 1_099_00, 221, (8, 17, 1), ["5g", "large screen"],
                "A bright, wide screen and a battery that is still there on the second evening."),
            Kind(
                "Lite 64 GB", 299_00, 180, (7, 16, 1), ["budget", "dual sim"],
                "Everything that matters, and seven years of updates for it."),
            Kind(
                "Pro Camera 512 GB", 1_299_00, 208, (8, 16, 1), ["camera", "pro"],
                "Three lenses from wide to far, and raw files for those who know what that is."),
            Kind(
                "Flip 256 GB", 999_00, 187, (7, 17, 1), ["foldable", "5g"],
                "Folds in half and fits where phones have not fitted for years."),
            Kind(
                "Fair Phone 128 GB", 579_00, 212, (8, 16, 1), ["repairable", "fair trade"],
                "Ten modules, one screwdriver. Change the battery yourself, in a minute."),
        ],
        notes: [
            "Two SIMs, one of them without a card.",
            "The back is matt, so it stays clean and in your hand.",
            "Water resistant; a washing machine is asking too much.",
            "Comes without a charger, because you have four.",
        ],
        praise: [
            "The camera is astonishing in low light.",
            "Fast, smooth and it fits my hand.",
            "Two days of battery, really.",
            "Moved everything over in half an hour.",
        ],
        doubt: [
            "Very good, but slippery without a case.",
            "Great screen. The speaker is only fine.",
        ],
        complaint: [
            "Gets warm when charging."
        ]
    )
}
