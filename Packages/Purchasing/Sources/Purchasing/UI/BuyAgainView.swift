import FlowKit
import Loading
import Model
public import SharedUI

/// The products of the user's earlier orders, each with a button that adds the quantity of the latest order to the bag.
public struct BuyAgainView<ViewModel: BuyAgainViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ContentBelowNotice(viewModel.notice) {
            viewModel.retry()
        } content: {
            content
        }
        .navigationTitle("Buy again")
        .alert($viewModel.alert)
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let products) where products.isEmpty:
            ScrollView {
                EmptyStateView(
                    icon: .shipping, title: "Nothing to buy again",
                    message: "Products that you order will appear here.",
                    actionTitle: "Start shopping"
                ) { viewModel.startShopping() }
            }
            .refreshable { await viewModel.refresh() }
        case .success(let products):
            List(products) { product in
                RegularProductRow(product: product) {
                    viewModel.open(product)
                } add: {
                    Task { await viewModel.add(product) }
                }
            }
            .listStyle(.plain)
            .refreshable { await viewModel.refresh() }
        case .error(.unauthorized):
            ScrollView {
                EmptyStateView(
                    icon: .person, title: "You're signed out",
                    message: "Sign in to see the products that you have ordered.", actionTitle: "Sign in"
                ) { viewModel.signIn() }
            }
        case .error(let error):
            ScrollView { ErrorView(error) { viewModel.retry() } }
        }
    }
}

/// A product that the user has ordered before.
struct RegularProductRow: View {
    let product: RegularProduct
    let open: @MainActor () -> Void
    let add: @MainActor () -> Void

    var body: some View {
        HStack(spacing: Spacing.m) {
            RowButton(action: open) {
                HStack(spacing: Spacing.m) {
                    RemoteImage(line.thumbnail, label: "")
                        .scaledFrame(width: 64, height: 64)
                        .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.m))
                    VStack(alignment: .leading, spacing: Spacing.xs) {
                        Text(line.title).fontWeight(.medium)
                        Text("In \(product.orderCount) orders")
                            .font(FontStyle.note)
                            .foregroundStyle(ThemedColor.secondaryText)
                    }
                    Spacer()
                }
            }
            .accessibilityIdentifier("\(identifier).row")
            Button("Add \(line.quantity)", action: add)
                .buttonStyle(.bordered)
                .fixedSize()
                .accessibilityLabel("Add \(line.quantity) \(line.title) to bag")
                .accessibilityIdentifier("\(identifier).add.button")
        }
    }

    private var line: OrderLine { product.line }
    private var identifier: String { "buy-again.product-\(product.id)" }
}
