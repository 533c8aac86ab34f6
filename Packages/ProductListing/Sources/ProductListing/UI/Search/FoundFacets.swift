import FlowKit
import Model
import SharedUI

/// The filters of the search results: category, brand and price range.
struct FoundFacets: View {
    let found: FoundProducts
    let category: ProductCategory.ID?
    let categories: [ProductCategory]
    let chooseCategory: @MainActor (ProductCategory.ID?) -> Void
    let narrow: @MainActor (SearchNarrowing) -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            FacetChips(
                title: "Category", choices: categoryChoices, chosen: category, isExact: found.facets.isExact,
                choose: chooseCategory)
            FacetChips(
                title: "Brand", choices: brandChoices, chosen: found.narrowing.brand, isExact: found.facets.isExact
            ) {
                narrow(SearchNarrowing(brand: $0, price: found.narrowing.price))
            }
            FacetChips(
                title: "Price", choices: priceChoices, chosen: found.narrowing.price, isExact: found.facets.isExact
            ) {
                narrow(SearchNarrowing(brand: found.narrowing.brand, price: $0))
            }
        }
    }

    private var categoryChoices: [FacetChips<ProductCategory.ID>.Choice] {
        let names = Dictionary(categories.map { ($0.id, $0.name) }) { first, _ in first }
        return found.facets.categories.prefix(8).map {
            .init(
                value: $0.value, name: names[$0.value] ?? $0.value.spelledOut, count: $0.count,
                identifier: "listing.facet-category-\($0.value).button")
        }
    }

    private var brandChoices: [FacetChips<String>.Choice] {
        found.facets.brands.prefix(8).map {
            .init(
                value: $0.value, name: $0.value, count: $0.count, identifier: "listing.facet-brand-\($0.value).button")
        }
    }

    private var priceChoices: [FacetChips<ClosedRange<Int>>.Choice] {
        let currency = found.state.value?.first?.product.price.list.currency ?? .usd
        return found.facets.prices.map {
            let low = Money(minorUnits: $0.range.lowerBound, currency: currency).formatted
            let high = Money(minorUnits: $0.range.upperBound, currency: currency).formatted
            return .init(
                value: $0.range, name: "\(low) to \(high)", count: $0.count,
                identifier: "listing.facet-price-\($0.range.lowerBound).button")
        }
    }
}
