/// One category's goods, briefly: every kind comes in two tones, and by different makers.
struct Shelf: Sendable {
    let slug: String
    let name: String
    /// Empty for goods without a brand.
    let makers: [String]
    let tones: [Tone]
    let kinds: [Kind]
    /// Ends of descriptions.
    let notes: [String]
    /// What buyers say, from glad to sad.
    let praise: [String]
    let doubt: [String]
    let complaint: [String]
    var warranty = ["1 year warranty", "2 year warranty", "3 year warranty"]
    var minimumOrders = [1]
}

/// A colour, finish, flavour or scent, and how it looks.
struct Tone: Sendable {
    let name: String
    let color: String

    init(_ name: String, _ color: String) {
        self.name = name
        self.color = color
    }
}

/// A product before it has a tone and a maker.
struct Kind: Sendable {
    let title: String
    /// Cents.
    let price: Int
    /// Grams.
    let weight: Int
    /// Centimetres: width, height, depth.
    let size: (Int, Int, Int)
    let tags: [String]
    let text: String
    /// Which of the category's shapes it is drawn with.
    let shape: Int
    /// Where the shelf's tones don't suit it: two of its own.
    let tones: [Tone]

    init(
        _ title: String, _ price: Int, _ weight: Int, _ size: (Int, Int, Int), _ tags: [String], shape: Int = 0,
        tones: [Tone] = [], _ text: String
    ) {
        self.title = title
        self.price = price
        self.weight = weight
        self.size = size
        self.tags = tags
        self.shape = shape
        self.tones = tones
        self.text = text
    }
}
