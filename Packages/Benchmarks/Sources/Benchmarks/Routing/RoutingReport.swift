/// The results of all measurements of links.
struct RoutingReport: Codable, Equatable {
    let figures: [RoutingFigure]
    /// The number of links that were changed at random and read.
    let mutated: Int
    /// The number of those that were accepted, printed and read again.
    let accepted: Int
    /// The time for the longest links, as multiples of the time for links of half their length.
    let growth: Double

    var text: String {
        ([RoutingFigure.heading] + figures.map(\.row)
            + [
                "\(mutated) links changed at random: \(accepted) accepted",
                "twice as long: at most \((growth * 100).rounded() / 100) times the time",
            ]).joined(separator: "\n")
    }
}
