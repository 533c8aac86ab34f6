import Model
import SharedUI

/// A button that opens the checkout. It is disabled while a line can't be bought.
struct CheckoutButton: View {
    let bag: Bag
    let checkOut: @MainActor () -> Void

    var body: some View {
        VStack(spacing: Spacing.s) {
            ThemedButton("Check out", icon: .shipping, isWide: true, action: checkOut)
                .frame(maxWidth: MaximumWidth.form)
                .disabled(!canBeBought)
                .accessibilityIdentifier("bag.checkout.button")
            if !canBeBought {
                Text("Update the quantities that aren't available, then check out.")
                    .font(FontStyle.note)
                    .foregroundStyle(ThemedColor.warning)
                    .accessibilityIdentifier("bag.checkout.hint")
            }
        }
        .frame(maxWidth: .infinity)
        .padding(.vertical, Spacing.m)
    }

    private var canBeBought: Bool { bag.totals != nil && bag.lines.allSatisfy { $0.refusal == nil } }
}
