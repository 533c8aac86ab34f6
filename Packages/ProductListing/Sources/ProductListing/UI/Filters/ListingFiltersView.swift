import FlowKit
import Loading
import Model
public import SharedUI

/// The filters of a list, with the number of products for each choice.
public struct ListingFiltersView<ViewModel: ListingFiltersViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        List {
            if viewModel.facets.isLoading { LoadingView() }
            if let error = viewModel.facets.failure { ErrorView(error) { viewModel.retry() } }
            FilterPrices(viewModel: viewModel)
            FilterChoices(.brand, choices: brands, isExact: isExact) { viewModel.filters.brands = $0 }
            FilterChoices(.rating, choices: ratings, isExact: isExact) { chosen in
                let other = chosen.first { $0 != viewModel.filters.rating.description }
                viewModel.filters.rating = MinimumRating(other ?? "")
            }
            Section("Availability") {
                Toggle("In stock only", isOn: inStockOnly)
                    .accessibilityIdentifier("filters.in-stock.toggle")
            }
            FilterChoices(.tag, choices: tags, isExact: isExact) { viewModel.filters.tags = $0 }
        }
        .navigationTitle("Filters")
        .inlineNavigationTitle()
        .toolbar {
            ToolbarItem(placement: .primaryAction) {
                Button("Clear all") { viewModel.filters = ProductFilters() }
                    .disabled(viewModel.filters.isEmpty)
                    .accessibilityIdentifier("filters.clear.button")
            }
        }
        .cancelToolbar("Cancel", identifier: "filters.cancel.button") { viewModel.cancel() }
        .safeAreaInset(edge: .bottom) {
            VStack {
                ThemedButton(applyTitle) { viewModel.apply() }
                    .controlSize(.large)
                    .disabled(facets.map { $0.isComplete && $0.total == 0 } ?? false)
                    .announces(applyTitle, initially: false)
                    .accessibilityIdentifier("filters.apply.button")
            }
            .padding(Spacing.m)
            .frame(maxWidth: .infinity)
            .background(.regularMaterial)
        }
        .task { await viewModel.observe() }
    }

    private var facets: SearchFacets? { viewModel.facets.value }
    private var isExact: Bool { facets.map { $0.isExact && $0.isComplete } ?? true }

    /// The title of the button that applies the filters. Only a device that stores the whole catalog knows how many
    /// products there are.
    private var applyTitle: LocalizedStringResource {
        guard let facets, facets.isComplete || facets.total > 0 else { return "Show products" }
        guard facets.isComplete else { return "Show \(facets.total)+ products" }
        return "Show \(facets.total) products"
    }

    private var inStockOnly: Binding<Bool> {
        Binding {
            viewModel.filters.availability == .inStock
        } set: {
            viewModel.filters.availability = $0 ? .inStock : .any
        }
    }

    private var brands: [FilterChoice] { .all(facets?.brands, chosen: viewModel.filters.brands) }
    private var tags: [FilterChoice] { .all(facets?.tags, chosen: viewModel.filters.tags) }

    private var ratings: [FilterChoice] {
        let chosen = viewModel.filters.rating.stars
        return Set([4, 3, 2, 1] + [chosen].compactMap(\.self)).sorted(by: >).map { stars in
            let count = facets.map { facets in facets.ratings.first { $0.value == stars }?.count ?? 0 }
            return FilterChoice(
                id: "\(stars)", name: MinimumRating(stars).name ?? "", count: count,
                isChosen: stars == chosen)
        }
    }
}

extension [FilterChoice] {
    /// Returns the choices: those that are counted, then chosen ones that no product has.
    fileprivate static func all(_ facets: [FacetCount<String>]?, chosen: [String]) -> [FilterChoice] {
        let counted = facets ?? []
        let others = Set(chosen).subtracting(counted.map(\.value)).sorted()
        let choices = counted.map { ($0.value, Optional($0.count)) } + others.map { ($0, facets == nil ? nil : 0) }
        return choices.map { name, count in
            FilterChoice(id: name, name: "\(name)", count: count, isChosen: chosen.contains(name))
        }
    }
}
