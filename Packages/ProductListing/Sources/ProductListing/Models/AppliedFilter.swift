import FlowKit
import Model

/// An active filter, which the user can remove.
struct AppliedFilter: Identifiable, Equatable {
    /// The suffix of the accessibility identifier.
    let id: String
    let name: LocalizedStringResource
    /// The filters without this one.
    let rest: ProductFilters
}

extension ProductFilters {
    /// Returns the active filters.
    ///
    /// - Parameter currency: The currency of the prices.
    func applied(in currency: Currency) -> [AppliedFilter] {
        func filter(
            _ id: String, _ name: LocalizedStringResource, remove: (inout ProductFilters) -> Void
        ) -> AppliedFilter {
            var rest = self
            remove(&rest)
            return AppliedFilter(id: id, name: name, rest: rest)
        }
        var applied: [AppliedFilter] = []
        if let name = price.name(in: currency) { applied.append(filter("price", name) { $0.price = .any }) }
        applied += brands.map { brand in filter("brand-\(brand)", "\(brand)") { $0.brands.removeAll { $0 == brand } } }
        if let name = rating.name { applied.append(filter("rating", name) { $0.rating = .any }) }
        if availability == .inStock { applied.append(filter("in-stock", "In stock") { $0.availability = .any }) }
        applied += tags.map { tag in filter("tag-\(tag)", "\(tag)") { $0.tags.removeAll { $0 == tag } } }
        return applied
    }
}

extension PriceRange {
    /// The range as text: `$20.00 to $49.99`. `nil` for any price.
    func name(in currency: Currency) -> LocalizedStringResource? {
        func money(_ price: Int) -> Money { Money(minorUnits: price, currency: currency) }
        return switch (lower, upper) {
        case (let lower?, let upper?): "\(money(lower), format: .money) to \(money(upper), format: .money)"
        case (let lower?, nil): "From \(money(lower), format: .money)"
        case (nil, let upper?): "Up to \(money(upper), format: .money)"
        case (nil, nil): nil
        }
    }
}

extension MinimumRating {
    /// The rating as text: `4 stars and up`. `nil` for any rating.
    var name: LocalizedStringResource? { stars.map { $0 == 5 ? "\($0) stars" : "\($0) stars and up" } }
}
