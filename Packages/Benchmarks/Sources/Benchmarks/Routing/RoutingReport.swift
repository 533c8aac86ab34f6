/// All that is measured of links.
struct RoutingReport: Codable, Equatable {
    let figures: [RoutingFigure]
    /// How many links were changed at random and read, and how many of them were accepted.
    let mutated: Int
    let accepted: Int
    let mutatedSeconds: Double
    /// How many times as long the longest links take as those of half their length.
    let growth: Double

    var text: String {
        ([RoutingFigure.heading] + figures.map(\.row)
            + [
                "\(mutated) links changed at random: \(accepted) accepted, "
                    + "\((mutatedSeconds * 100).rounded() / 100) s",
                "twice as long: at most \((growth * 100).rounded() / 100) times the time",
            ]).joined(separator: "\n")
    }
}
