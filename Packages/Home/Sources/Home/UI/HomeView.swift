import FlowKit
import Model
public import SharedUI

/// The home screen: search, a greeting, the shop's messages, a featured offer, the categories, the best rated products, and recently viewed products.
public struct HomeView<ViewModel: HomeViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ScrollView {
            VStack(alignment: .leading, spacing: Spacing.xl) {
                HomeSearchField { viewModel.openSearch() }
                if let name = viewModel.userName {
                    HomeGreeting(name: name, orderCount: viewModel.orderCount) { viewModel.openOrders() }
                }
                ForEach(viewModel.messages) { message in
                    HomeMessageCard(message: message) {
                        viewModel.open(message)
                    } dismiss: {
                        viewModel.dismiss(message)
                    }
                }
                if let notice = viewModel.notice {
                    NoticeBanner(notice) { Task { await viewModel.refresh() } }
                }
                content
                if !viewModel.recentlyViewed.isEmpty {
                    HomeRecents(viewModel: viewModel)
                }
            }
            .padding(Spacing.l)
        }
        .refreshable { await viewModel.refresh() }
        .navigationTitle("Home")
        .alert($viewModel.alert)
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            HomeSkeleton()
        case .success(let content) where content.isEmpty:
            EmptyStateView(
                icon: .shop, title: "No products yet",
                message: "Check back soon for new arrivals."
            )
        case .success(let content):
            if let hero = content.hero {
                HomeHero(product: hero) { viewModel.open(hero) }
            }
            if !content.categories.isEmpty {
                HomeCategories(categories: content.categories) {
                    viewModel.open($0)
                } openAll: {
                    viewModel.openAllCategories()
                }
            }
            if !content.featured.isEmpty {
                HomeFeatured(viewModel: viewModel, products: content.featured)
            }
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        }
    }
}
