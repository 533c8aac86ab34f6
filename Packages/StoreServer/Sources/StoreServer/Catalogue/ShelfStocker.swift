/// Makes products of a shelf, the same ones every time.
struct ShelfStocker {
    let shelf: Shelf
    var random: SplitMix64

    init(_ shelf: Shelf, seed: UInt64 = 0) {
        self.shelf = shelf
        var hash: UInt64 = seed &+ 1469
        for byte in shelf.slug.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        random = SplitMix64(hash)
    }

    /// - Parameter first: The number of the first product.
    mutating func products(from first: Int, count: Int? = nil) -> [StoreProduct] {
        let count = count ?? shelf.kinds.count * 2
        return (0..<count).map { product($0, id: first + $0) }
    }

    private mutating func product(_ index: Int, id: Int) -> StoreProduct {
        let kind = shelf.kinds[index / 2 % shelf.kinds.count]
        // Five tones in steps of two: both of a kind differ, and neighbours do.
        let tones = kind.tones.isEmpty ? shelf.tones : kind.tones
        let tone = tones[index % tones.count]
        let brand = shelf.makers.isEmpty ? nil : shelf.makers[(index / 2 + index) % shelf.makers.count]
        let round = index / (shelf.kinds.count * 2)
        let title = "\(kind.title), \(tone.name)" + (round > 0 ? " No. \(round + 1)" : "")
        let description = kind.text + " " + shelf.notes[index % shelf.notes.count]
        let tags = kind.tags
        var reviewer = Reviewer(shelf: shelf, random: random.split())
        let reviews = reviewer.reviews()
        let minimum = shelf.minimumOrders[index % shelf.minimumOrders.count]
        return StoreProduct(
            id: id,
            title: title,
            description: description,
            category: shelf.slug,
            brand: brand,
            price: price(kind.price, isSecond: index % 2 == 1),
            discount: discount(),
            rating: reviewer.rating(reviews),
            stock: stock(minimum),
            minimumOrder: minimum,
            tags: tags,
            sku: sku(brand, kind, id),
            weight: kind.weight,
            width: kind.size.0 * 100 + random.below(100),
            height: kind.size.1 * 100 + random.below(100),
            depth: kind.size.2 * 100 + random.below(100),
            warranty: random.pick(shelf.warranty),
            shipping: random.pick(Self.shipping),
            returnPolicy: random.pick(Self.returns),
            reviews: reviews,
            createdAt: Timestamp(day: random.below(300), second: random.below(86_400)).text,
            updatedAt: Timestamp(day: 320 + random.below(60), second: random.below(86_400)).text,
            barcode: barcode(id),
            look: Look(category: shelf.slug, kind: kind.shape, color: tone.color),
            searchText: ([title, brand ?? "", shelf.slug, shelf.name, description] + tags).joined(separator: "\n")
                .lowercased()
        )
    }

    /// The second tone is a little dearer, and prices end as prices do.
    private func price(_ cents: Int, isSecond: Bool) -> Int {
        guard isSecond else { return cents }
        let raised = cents + cents / 12
        return switch raised {
        case ..<20_00: raised / 50 * 50 + 49
        case ..<200_00: raised / 100 * 100 + 95
        default: (raised / 10_00 + 1) * 10_00 - 1_00
        }
    }

    private mutating func discount() -> Int {
        random.below(100) < 55 ? 0 : random.pick([5_00, 7_50, 10_00, 10_00, 12_50, 15_00, 20_00, 25_00, 30_00])
    }

    private mutating func stock(_ minimum: Int) -> Int {
        switch random.below(100) {
        case ..<7: 0
        case ..<20: max(1, minimum) + random.below(4)
        default: 8 + minimum + random.below(90)
        }
    }

    private func sku(_ brand: String?, _ kind: Kind, _ id: Int) -> String {
        let letters = { (text: String) in String(text.uppercased().filter { $0.isASCII && $0.isLetter }.prefix(3)) }
        let number = String(1000 + id)
        return [letters(shelf.slug), letters(brand ?? "OWN"), letters(kind.title), number].joined(separator: "-")
    }

    /// An EAN of the range for a shop's own use, with its check digit.
    private func barcode(_ id: Int) -> String {
        let digits = ("20" + String(String(10_000_000_000 + id * 7919).suffix(10))).compactMap(\.wholeNumberValue)
        let sum = digits.enumerated().reduce(0) { $0 + $1.element * ($1.offset % 2 == 0 ? 1 : 3) }
        return digits.map(String.init).joined() + String((10 - sum % 10) % 10)
    }

    private static let shipping = [
        "Ships overnight", "Ships in 1-2 business days", "Ships in 3-5 business days", "Ships in 1 week",
    ]
    private static let returns = [
        "30 days return policy", "60 days return policy", "90 days return policy", "14 days return policy",
    ]
}
