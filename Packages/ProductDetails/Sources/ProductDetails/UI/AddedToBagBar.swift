import FlowKit
import SharedUI

/// Says that something is in the bag now, takes it back, or leads there.
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
            .padding(Spacing.s)
            .background(.regularMaterial, in: RoundedRectangle(cornerRadius: CornerRadius.l))
        }
    }
}
