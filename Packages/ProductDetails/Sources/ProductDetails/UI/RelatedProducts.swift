import Model
import SharedUI

/// Related products of the same category.
struct RelatedProducts<ViewModel: ProductDetailsViewModelProtocol>: View {
    @ObservedObject private var viewModel: ViewModel

    init(viewModel: ViewModel) {
        self.viewModel = viewModel
    }

    var body: some View {
        let related = viewModel.surroundings?.related ?? []
        if !related.isEmpty {
            VStack(alignment: .leading, spacing: Spacing.m) {
                Text("You may also like").font(FontStyle.heading).accessibilityAddTraits(.isHeader)
                ScrollView(.horizontal) {
                    HStack(alignment: .top, spacing: Spacing.l) {
                        ForEach(related) { card($0) }
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    private func card(_ product: ProductSummary) -> some View {
        ProductCard(
            product, identifier: "product.related-\(product.id)", isInWishlist: viewModel.wished.contains(product.id)
        ) {
            viewModel.toggleWishlist(product.id)
        } open: {
            viewModel.open(product)
        }
        .scaledFrame(width: 168)
    }
}
