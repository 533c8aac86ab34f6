import FlowKit
import Loading
import Model
public import SharedUI

/// The home screen: search, and the sections that the server's configuration chooses.
public struct HomeView<ViewModel: HomeViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ContentBelowNotice(firstFromCatalog == nil ? nil : viewModel.notice) {
            Task { await viewModel.refresh() }
        } content: {
            ScrollView {
                VStack(alignment: .leading, spacing: Spacing.xl) {
                    SearchBar("Search products", identifier: "home.search") { viewModel.openSearch() }
                    ForEach(viewModel.sections, id: \.self) { section in
                        if section == firstFromCatalog { catalogState }
                        content(of: section)
                    }
                }
                .padding(Spacing.l)
            }
            .refreshable { await viewModel.refresh() }
        }
        .navigationTitle("Home")
        .alert($viewModel.alert)
        .task { await viewModel.observe() }
    }

    /// The section above which the state of the catalog's content is shown.
    private var firstFromCatalog: HomeSection? { viewModel.sections.first(where: \.isFromCatalog) }

    @ViewBuilder private var catalogState: some View {
        switch viewModel.state {
        case .loading:
            HomeSkeleton()
        case .success(let content):
            if content.isEmpty {
                EmptyStateView(
                    icon: .shop, title: "No products yet",
                    message: "Check back soon for new arrivals."
                )
            }
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
    }

    @ViewBuilder private func content(of section: HomeSection) -> some View {
        switch section {
        case .greeting:
            if let name = viewModel.userName {
                HomeGreeting(name: name, orderCount: viewModel.orderCount, reviewCount: viewModel.reviewCount) {
                    viewModel.openOrders()
                } openReviews: {
                    viewModel.openReviews()
                }
            }
        case .messages:
            ForEach(viewModel.messages) { message in
                HomeMessageCard(message: message) {
                    viewModel.open(message)
                } dismiss: {
                    viewModel.dismiss(message)
                }
            }
        case .offer:
            if let content = viewModel.state.value, let hero = content.hero {
                HomeOffers(hero: hero, offers: content.offers) { viewModel.open($0) }
            }
        case .categories:
            if let categories = viewModel.state.value?.categories, !categories.isEmpty {
                HomeCategories(categories: categories) {
                    viewModel.open($0)
                } openAll: {
                    viewModel.openAllCategories()
                }
            }
        case .bestRated:
            if let products = viewModel.state.value?.featured, !products.isEmpty {
                HomeFeatured(viewModel: viewModel, products: products)
            }
        case .recentlyViewed:
            if !viewModel.recentlyViewed.isEmpty {
                HomeRecents(viewModel: viewModel)
            }
        }
    }
}

/// The shape of the home screen while it loads for the first time.
struct HomeSkeleton: View {
    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xl) {
            RoundedRectangle(cornerRadius: CornerRadius.l)
                .fill(ThemedColor.surface)
                .frame(maxWidth: .infinity, minHeight: 240)
                .accessibilityHidden(true)
            SkeletonGrid()
        }
    }
}

/// A row of the recently viewed products.
struct HomeRecents<ViewModel: HomeViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            HomeHeading("Recently viewed")
            ScrollView(.horizontal, showsIndicators: false) {
                HStack(alignment: .top, spacing: Spacing.l) {
                    ForEach(viewModel.recentlyViewed) { product in
                        HomeCard(viewModel: viewModel, product: product, identifier: "home.recent-\(product.id)")
                            .scaledFrame(width: 160)
                    }
                }
            }
        }
    }
}
