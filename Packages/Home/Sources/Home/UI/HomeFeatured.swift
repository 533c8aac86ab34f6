import Model
import SharedUI

/// The best rated products, with a button that opens all products.
struct HomeFeatured<ViewModel: HomeViewModelProtocol>: View {
    @ObservedObject var viewModel: ViewModel
    let products: [ProductSummary]

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.m) {
            HStack {
                HomeHeading("Best rated")
                Spacer()
                Button("See all") { viewModel.openAllProducts() }
                    .accessibilityIdentifier("home.all-products.button")
            }
            LazyVGrid(columns: ProductGrid.columns, spacing: Spacing.l) {
                ForEach(products) { product in
                    HomeCard(viewModel: viewModel, product: product, identifier: "home.featured-\(product.id)")
                }
            }
        }
    }
}
