import FlowKit
import Loading
import Model
import SharedUI

/// The price range: ranges to choose from, and fields for any other.
struct FilterPrices<ViewModel: ListingFiltersViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        Section("Price") {
            if let facets = viewModel.facets.value, !facets.prices.isEmpty {
                ScrollView(.horizontal, showsIndicators: false) {
                    HStack(spacing: Spacing.s) {
                        ForEach(facets.prices, id: \.range) { chip($0, in: facets.currency) }
                    }
                }
            }
            VStack(alignment: .leading, spacing: Spacing.xs) {
                fields
                ProblemLabel(text: problem, identifier: "filters.price.problem.label")
            }
        }
    }

    private var currency: Currency { viewModel.facets.value?.currency ?? .usd }
    private var problem: LocalizedStringResource? { viewModel.price.problem(in: currency) }

    private var fields: some View {
        HStack(alignment: .bottom, spacing: Spacing.m) {
            field(
                "Lowest price (\(currency, format: .sign))", text: $viewModel.price.lowest,
                identifier: "filters.price-from.field")
            field(
                "Highest price (\(currency, format: .sign))", text: $viewModel.price.highest,
                identifier: "filters.price-to.field")
        }
    }

    private func chip(_ bucket: PriceBucket, in currency: Currency) -> some View {
        let range = PriceRange(bucket.range)
        let isChosen = viewModel.filters.price == range
        return ChoiceChip(range.name(in: currency) ?? "", isChosen: isChosen) {
            viewModel.filters.price = isChosen ? .any : range
        }
        .accessibilityIdentifier("filters.price-\(bucket.range.lowerBound).button")
    }

    private func field(_ title: LocalizedStringKey, text: Binding<String>, identifier: String) -> some View {
        FormField(title, .amount, identifier: identifier) { title, prompt in
            TextField(title, text: text, prompt: prompt)
        }
    }
}
