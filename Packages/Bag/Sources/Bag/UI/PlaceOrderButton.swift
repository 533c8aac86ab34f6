import Model
import SharedUI

/// A button that places the order. It is disabled while a line can't be bought.
struct PlaceOrderButton: View {
    let bag: Bag
    let isOrdering: Bool
    let order: @MainActor () -> Void

    var body: some View {
        VStack(spacing: Spacing.s) {
            ThemedButton("Place order", icon: .checkmark, action: order)
                .disabled(isOrdering || !canBeBought)
                .accessibilityIdentifier("bag.order.button")
            if !canBeBought {
                Text("Update the quantities that aren't available, then place your order.")
                    .font(FontStyle.note)
                    .foregroundStyle(ThemedColor.warning)
                    .accessibilityIdentifier("bag.order.hint")
            }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, Spacing.m)
    }

    private var canBeBought: Bool { bag.totals != nil && bag.lines.allSatisfy { $0.refusal == nil } }
}
