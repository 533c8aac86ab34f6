import FlowKit
import Model
import SharedUI

/// The bar with the purchase button, which stays while the page is scrolled. After an addition to the bag, it offers to undo
/// the addition and to open the bag.
struct PurchaseBar<ViewModel: ProductDetailsViewModelProtocol>: View {
    @ObservedObject private var viewModel: ViewModel
    @ObservedObject private var offer: UndoOffer

    init(viewModel: ViewModel) {
        self.viewModel = viewModel
        offer = viewModel.added
    }

    var body: some View {
        if canBuy || offer.message != nil {
            VStack(spacing: Spacing.s) {
                if offer.message != nil { UndoBar(offer) }
                HStack(spacing: Spacing.m) {
                    if offer.message != nil {
                        ThemedButton("Go to bag", icon: .bag, style: .secondary) { viewModel.openBag() }
                            .accessibilityIdentifier("product.go-to-bag.button")
                    }
                    if canBuy {
                        ThemedButton("Add to bag", icon: .bag, isWide: true) { Task { await viewModel.addToBag() } }
                            .accessibilityIdentifier("product.add-to-bag.button")
                    }
                }
                .controlSize(.large)
                .padding(.horizontal, Spacing.l)
            }
            .frame(maxWidth: ProductLayout.maxWidth)
            .padding(.vertical, Spacing.s)
            .frame(maxWidth: .infinity)
            .background(.regularMaterial)
        }
    }

    private var canBuy: Bool { viewModel.state.value?.summary.stockRule.quantities != nil }
}
