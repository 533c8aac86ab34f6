/// The filters of a product list. A product has to pass all of them.
public struct ProductFilters: Hashable, Codable, Sendable {
    /// The brands as spelled in products, sorted. Empty for all.
    public var brands: [String] { didSet { brands = Self.choices(brands) } }
    /// The range of the list price.
    public var price: PriceRange
    /// The lowest average rating.
    public var rating: MinimumRating
    /// The availability.
    public var availability: Availability
    /// The tags, sorted. A product needs one of them. Empty for all.
    public var tags: [String] { didSet { tags = Self.choices(tags) } }

    /// Creates filters. By default, all products pass. Empty brands and tags are ignored.
    public init(
        brands: [String] = [], price: PriceRange = .any, rating: MinimumRating = .any,
        availability: Availability = .any, tags: [String] = []
    ) {
        self.brands = Self.choices(brands)
        self.price = price
        self.rating = rating
        self.availability = availability
        self.tags = Self.choices(tags)
    }

    private static func choices(_ names: [String]) -> [String] { Set(names).subtracting([""]).sorted() }

    /// A Boolean value that indicates whether all products pass.
    public var isEmpty: Bool { self == ProductFilters() }
}

/// A range of list prices in minor units, with a text form for URLs: `2000-4999`, `2000-`, `-4999`.
public struct PriceRange: Hashable, Codable, Sendable {
    /// The lowest price. `nil` if there is none.
    public let lower: Int?
    /// The highest price. `nil` if there is none.
    public let upper: Int?

    /// Creates a range. Bounds in the wrong order are swapped.
    public init(from lower: Int? = nil, to upper: Int? = nil) {
        let isSwapped = if let lower, let upper { lower > upper } else { false }
        self.lower = isSwapped ? upper : lower
        self.upper = isSwapped ? lower : upper
    }

    /// Creates a range with two bounds.
    public init(_ range: ClosedRange<Int>) { self.init(from: range.lowerBound, to: range.upperBound) }

    /// Any price.
    public static let any = PriceRange()

    /// Returns whether a price is in the range.
    public func contains(_ price: Int) -> Bool { price >= lower ?? .min && price <= upper ?? .max }
}

extension PriceRange: LosslessStringConvertible {
    /// Creates a range from its text form in URLs: numbers in canonical form, the lower one first. Any other text means any
    /// price, so that a link with an unknown filter still opens the list.
    public init(_ description: String) {
        let ends = description.split(separator: "-", omittingEmptySubsequences: false)
        guard ends.count == 2, ends.allSatisfy({ $0.isEmpty || Self.end($0) != nil }) else { self = .any; return }
        let (lower, upper) = (Self.end(ends[0]), Self.end(ends[1]))
        guard lower ?? .min <= upper ?? .max else { self = .any; return }
        self.init(from: lower, to: upper)
    }

    /// The text form in URLs.
    public var description: String { "\(lower.map(String.init) ?? "")-\(upper.map(String.init) ?? "")" }

    private static func end(_ text: Substring) -> Int? {
        guard let number = Int(text), number >= 0, "\(number)" == text else { return nil }
        return number
    }
}

/// The lowest average rating of a list's products, with a text form for URLs: `4`.
public struct MinimumRating: Hashable, Codable, Sendable {
    /// The number of stars, 1 to 5. `nil` for any rating.
    public let stars: Int?

    /// Creates a rating. A number that isn't a number of stars means any rating.
    public init(_ stars: Int?) { self.stars = stars.flatMap { (1...5).contains($0) ? $0 : nil } }

    /// Any rating.
    public static let any = MinimumRating(nil as Int?)
}

extension MinimumRating: LosslessStringConvertible {
    /// Creates a rating from its text form in URLs. Any other text means any rating.
    public init(_ description: String) {
        let rating = MinimumRating(Int(description))
        self = rating.description == description ? rating : .any
    }

    /// The text form in URLs.
    public var description: String { stars.map(String.init) ?? "any" }
}

/// The availability of a list's products, with a text form for URLs: `in-stock`.
public enum Availability: String, CaseIterable, Hashable, Codable, Sendable {
    /// All products.
    case any
    /// Products that can be bought now.
    case inStock = "in-stock"
}

extension Availability: LosslessStringConvertible {
    /// Creates a value from its text form in URLs. Any other text means all products.
    public init(_ description: String) { self = Self(rawValue: description) ?? .any }

    /// The text form in URLs.
    public var description: String { rawValue }
}

// MARK: - Matching

/// The properties of a product that filters compare.
public struct FilteredProduct: Hashable, Sendable {
    /// The category.
    public var category: ProductCategory.ID
    /// The brand. `nil` if it isn't known.
    public var brand: String?
    /// The list price.
    public var price: Money
    /// The average rating from 0 to 5.
    public var rating: Double
    /// A Boolean value that indicates whether the product can be bought.
    public var isInStock: Bool
    /// The tags.
    public var tags: [String]

    /// Creates the properties of a product.
    public init(
        category: ProductCategory.ID, brand: String?, price: Money, rating: Double = 0, isInStock: Bool = true,
        tags: [String] = []
    ) {
        self.category = category
        self.brand = brand
        self.price = price
        self.rating = rating
        self.isInStock = isInStock
        self.tags = tags
    }

    /// Creates the properties of a product.
    public init(_ product: ProductSummary, tags: [String]) {
        self.init(
            category: product.category, brand: product.brand, price: product.price.list,
            rating: product.rating, isInStock: !product.stockRule.isSoldOut, tags: tags)
    }
}

extension ProductFilters {
    /// The filters that a product can fail.
    struct Criteria: OptionSet {
        let rawValue: Int
        static let category = Criteria(rawValue: 1)
        static let brand = Criteria(rawValue: 2)
        static let price = Criteria(rawValue: 4)
        static let rating = Criteria(rawValue: 8)
        static let availability = Criteria(rawValue: 16)
        static let tag = Criteria(rawValue: 32)
    }

    /// Returns whether a product passes all filters.
    public func matches(_ product: FilteredProduct) -> Bool { failed(by: product).isEmpty }

    /// Returns the filters that a product fails.
    func failed(by product: FilteredProduct) -> Criteria {
        var failed: Criteria = []
        if !brands.isEmpty, product.brand.map(brands.contains) != true { failed.insert(.brand) }
        if !price.contains(product.price.minorUnits) { failed.insert(.price) }
        if let stars = rating.stars, product.rating < Double(stars) { failed.insert(.rating) }
        if availability == .inStock, !product.isInStock { failed.insert(.availability) }
        if !tags.isEmpty, !product.tags.contains(where: tags.contains) { failed.insert(.tag) }
        return failed
    }
}
