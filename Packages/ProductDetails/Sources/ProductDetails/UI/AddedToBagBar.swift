import FlowKit
import Model
import SharedUI

/// A bar that confirms the addition to the bag, with buttons for undo and for opening the bag.
struct AddedToBagBar: View {
    @ObservedObject private var offer: UndoOffer
    private let openBag: @MainActor () -> Void

    init(_ offer: UndoOffer, openBag: @escaping @MainActor () -> Void) {
        self.offer = offer
        self.openBag = openBag
    }

    var body: some View {
        if offer.message != nil {
            VStack(spacing: Spacing.s) {
                UndoBar(offer)
                ThemedButton("Go to bag", icon: .bag, style: .secondary, action: openBag)
                    .accessibilityIdentifier("product.go-to-bag.button")
            }
            .padding(.vertical, Spacing.s)
            .frame(maxWidth: .infinity)
            .background(.regularMaterial)
        }
    }
}
