/// What lists can be sorted by.
enum ProductSortField: String, CaseIterable {
    case id, title, price, rating, stock, brand, category, discountPercentage, sku, weight
    case minimumOrderQuantity, availabilityStatus

    /// - Returns: Less than 0 if `one` comes first in ascending order, more if it comes last.
    func compare(_ one: StoreProduct, _ other: StoreProduct) -> Int {
        switch self {
        case .id: Self.compare(one.id, other.id)
        case .title: Self.compare(one.title, other.title)
        case .price: Self.compare(one.price, other.price)
        case .rating: Self.compare(one.rating, other.rating)
        case .stock: Self.compare(one.stock, other.stock)
        case .brand: Self.compare(one.brand ?? "", other.brand ?? "")
        case .category: Self.compare(one.category, other.category)
        case .discountPercentage: Self.compare(one.discount, other.discount)
        case .sku: Self.compare(one.sku, other.sku)
        case .weight: Self.compare(one.weight, other.weight)
        case .minimumOrderQuantity: Self.compare(one.minimumOrder, other.minimumOrder)
        case .availabilityStatus: Self.compare(one.availability, other.availability)
        }
    }

    private static func compare(_ one: Int, _ other: Int) -> Int {
        one == other ? 0 : one < other ? -1 : 1
    }

    private static func compare(_ one: String, _ other: String) -> Int {
        let (a, b) = (one.lowercased(), other.lowercased())
        return a == b ? 0 : a < b ? -1 : 1
    }
}
