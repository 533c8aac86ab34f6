import FlowKit
import Loading
import Model
import SharedUI

/// The bar with the price and the purchase button, which stays while the page is scrolled.
///
/// After an addition to the bag, an offer to undo it replaces the price. Afterward, the bar shows how many are in the bag.
struct PurchaseBar<ViewModel: ProductDetailsViewModelProtocol>: View {
    @ObservedObject private var viewModel: ViewModel
    @ObservedObject private var offer: UndoOffer
    @Environment(\.dynamicTypeSize) private var size

    init(viewModel: ViewModel) {
        self.viewModel = viewModel
        offer = viewModel.added
    }

    var body: some View {
        if let product = viewModel.state.value?.summary, isShown(product) {
            Group {
                if size.isAccessibilitySize {
                    VStack(alignment: .leading, spacing: Spacing.s) {
                        status(product)
                        button(product)
                    }
                } else {
                    HStack(spacing: Spacing.m) {
                        // What it says comes first, then the button as wide as it may be. The spacer takes what is left.
                        status(product).layoutPriority(2)
                        Spacer(minLength: 0)
                        button(product).layoutPriority(1)
                    }
                }
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .padding(.horizontal, Spacing.l)
            .padding(.vertical, Spacing.s)
            .frame(maxWidth: ProductLayout.maxWidth)
            .frame(maxWidth: .infinity)
            .background(.regularMaterial)
        }
    }

    @ViewBuilder private func status(_ product: ProductSummary) -> some View {
        if offer.message != nil {
            UndoBar(offer, style: .inline)
        } else {
            VStack(alignment: .leading, spacing: 0) {
                PriceLabel(product.price).accessibilityIdentifier("product.bar-price.label")
                if viewModel.quantityInBag > 0 {
                    Button("\(viewModel.quantityInBag) in your bag") { viewModel.openBag() }
                        .buttonStyle(.borderless)
                        .accessibilityIdentifier("product.in-bag.button")
                }
            }
        }
    }

    @ViewBuilder private func button(_ product: ProductSummary) -> some View {
        if canBuy(product) {
            ThemedButton("Add to bag", icon: .bag, isWide: true) { Task { await viewModel.addToBag() } }
                .controlSize(.large)
                // The title stays in one line, and the status beside it wraps.
                .frame(minWidth: 210, maxWidth: MaximumWidth.form)
                .accessibilityIdentifier("product.add-to-bag.button")
        }
    }

    private func isShown(_ product: ProductSummary) -> Bool {
        canBuy(product) || viewModel.quantityInBag > 0 || offer.message != nil
    }

    private func canBuy(_ product: ProductSummary) -> Bool { product.stockRule.quantities != nil }
}
