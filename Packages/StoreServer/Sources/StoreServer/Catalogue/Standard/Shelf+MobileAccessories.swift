extension Shelf {
    static let mobileAccessories = Shelf(
        slug: "mobile-accessories",
        name: "Mobile Accessories",
        makers: ["Loop", "Halden", "Voltaic"],
        tones: [
            Tone("Graphite", "#4b5059"),
            Tone("Chalk", "#dcd8cf"),
            Tone("Cobalt", "#3765c4"),
            Tone("Blush", "#e2a8a3"),
            Tone("Mint", "#8fc4ab"),
        ],
        kinds: [
            Kind(
                "Over-Ear Noise Cancelling Headphones", 249_00, 265, (18, 20, 8), ["headphones", "wireless"],
                "Silence at the press of a button, and thirty-five hours of music when you want it back."),
            Kind(
                "True Wireless Earbuds", 129_00, 52, (6, 5, 3), ["earbuds", "wireless"], shape: 1,
                "Small enough to forget, secure enough to run for the bus."),
            Kind(
                "65 W Travel Charger", 45_00, 115, (5, 5, 3), ["charger", "usb-c"], shape: 2,
                "Charges a laptop, a phone and a friend's phone from one socket, with plugs for four continents."),
            Kind(
                "Magnetic Power Bank", 59_00, 205, (7, 11, 2), ["power bank", "magnetic"], shape: 3,
                "Snaps on and adds a day. Flat enough for the same pocket."),
            Kind(
                "Shockproof Phone Case", 29_00, 38, (8, 16, 1), ["case", "protection"], shape: 4,
                "Survives a fall from two meters, and still shows off the color you paid for."),
            Kind(
                "Bluetooth Speaker", 79_00, 540, (17, 9, 7), ["speaker", "outdoor"], shape: 5,
                "Fills a kitchen, floats in a pool, and gets along with a second one."),
        ],
        notes: [
            "The cable is in the box, and so is a bag for it.",
            "Works with phones from the last eight years.",
            "Certified for use on aeroplanes.",
            "Packed without any plastic.",
        ],
        praise: [
            "Paired in three seconds and stayed paired.",
            "The battery lasts longer than they say.",
            "Great sound, comfortable for hours.",
            "Small, solid, does what it should.",
        ],
        doubt: [
            "Works well, but the app is clumsy.",
            "Good value, though it picks up fingerprints.",
        ],
        complaint: [
            "Stopped charging after two months. Was replaced without questions."
        ]
    )
}
