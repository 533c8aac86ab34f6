/// Invents what buyers say, more of it glad than sad.
struct Reviewer {
    let shelf: Shelf
    var random: SplitMix64

    mutating func reviews() -> [StoreReview] {
        var comments: Set<String> = []
        var day = 330 + random.below(20)
        return (0..<3 + random.below(3)).compactMap { _ -> StoreReview? in
            let stars = random.pick([5, 5, 5, 5, 4, 4, 4, 3, 3, 2])
            let said = random.pick(stars >= 4 ? shelf.praise : stars == 3 ? shelf.doubt : shelf.complaint)
            guard comments.insert(said).inserted else { return nil }
            let first = random.pick(Self.firstNames)
            let last = random.pick(Self.lastNames)
            day += 1 + random.below(12)
            return StoreReview(
                id: comments.count,
                rating: stars,
                comment: said,
                date: Timestamp(day: day, second: random.below(86_400)).text,
                name: "\(first) \(last)",
                email: "\(first).\(last)@example.com".lowercased()
            )
        }
    }

    /// Near the mean of the reviews: far more people rate than write.
    mutating func rating(_ reviews: [StoreReview]) -> Int {
        let sum = reviews.reduce(0) { $0 + $1.rating }
        let mean = reviews.isEmpty ? 400 : sum * 100 / reviews.count
        return min(max((mean + 430) / 2 + random.below(31) - 15, 100), 498)
    }

    private static let firstNames = [
        "Ada", "Amara", "Anouk", "Bela", "Carla", "Chen", "Daria", "Elias", "Emre", "Farid", "Greta", "Hana", "Ines",
        "Ivo", "Jonas", "June", "Kofi", "Lena", "Luca", "Mara", "Mei", "Milan", "Nadia", "Noor", "Omar", "Paula",
        "Rafael", "Rosa", "Samir", "Sofia", "Tariq", "Thea", "Viktor", "Wanda", "Yuki", "Zoe",
    ]
    private static let lastNames = [
        "Abara", "Albrecht", "Banerjee", "Berg", "Castillo", "Costa", "Dahl", "Dubois", "Ekström", "Faber", "Garcia",
        "Haddad", "Hoffmann", "Ito", "Jansen", "Kaya", "Kowalski", "Larsen", "Lindqvist", "Marino", "Mensah", "Moreau",
        "Nakamura", "Novak", "Okafor", "Petrov", "Quinn", "Rossi", "Santos", "Silva", "Tanaka", "Vega", "Weber",
        "Zhang",
    ].filter { $0.allSatisfy(\.isASCII) }
}
