extension Shelf {
    static let motorcycle = Shelf(
        slug: "motorcycle",
        name: "Motorcycle",
        makers: ["Rocco", "Vanguard", "Sierra Motor Works"],
        tones: [
            Tone("Racing Red", "#c2302e"),
            Tone("Midnight Black", "#33353c"),
            Tone("Sand Beige", "#c2ab83"),
            Tone("Electric Blue", "#2f62c9"),
            Tone("British Green", "#2f5a44"),
        ],
        kinds: [
            Kind(
                "Scrambler 400", 6_299_00, 172000, (82, 110, 210), ["scrambler", "a2"],
                "High pipe, wide bars, tires for the gravel behind the last village. Easy to ride, hard to park."),
            Kind(
                "Café Racer 650", 8_499_00, 189000, (76, 105, 208), ["café racer", "twin"],
                "Low bars, a long tank and a twin that hums at the lights and sings after them."),
            Kind(
                "City Electric 11", 5_899_00, 118000, (72, 112, 185), ["electric", "city"], shape: 1,
                "Silent, quick off the line, and full again after a night at any socket."),
            Kind(
                "Tourer 900", 13_499_00, 228000, (95, 140, 222), ["touring", "long distance"],
                "Heated grips, a screen that moves and a seat for eight hundred kilometers a day."),
            Kind(
                "Retro Scooter 125", 4_199_00, 114000, (70, 115, 180), ["scooter", "125"], shape: 1,
                "Steel body, round lamp, room under the seat for a helmet and two baguettes."),
            Kind(
                "Enduro 300", 7_999_00, 108000, (82, 125, 218), ["enduro", "off-road"],
                "A light frame and long suspension, for paths that are not on the map."),
        ],
        notes: [
            "Delivered with a full tank or battery, registered and ready.",
            "First service is included, at one of ninety workshops.",
            "Parts are kept for fifteen years after the last one is built.",
            "Takes three hours to learn and a summer to know.",
        ],
        praise: [
            "Grins for days. The sound alone is worth it.",
            "Light, honest and great in corners.",
            "Delivered on a Friday. I was not seen all weekend.",
            "Starts at the first touch, even in the cold.",
        ],
        doubt: [
            "Fun, but the seat is hard after an hour.",
            "Good bike. The mirrors could be wider.",
        ],
        complaint: [
            "Waited six weeks for the top box."
        ],
        warranty: ["2 year warranty", "4 year warranty"]
    )
}
