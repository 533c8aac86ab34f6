import Model
import SharedUI

/// The greeting of the signed-in user, and the way to orders that are on their way.
struct HomeGreeting: View {
    let name: String
    let orderCount: Int
    let openOrders: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            HomeHeading("Hello, \(name)")
            if orderCount > 0 {
                RowButton(action: openOrders) {
                    HStack(spacing: Spacing.m) {
                        Icon.shipping.image.accessibilityHidden(true)
                        Text("\(orderCount) orders on their way")
                        Spacer()
                        Icon.forward.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
                    }
                    .padding(Spacing.m)
                    .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.m))
                }
                .accessibilityIdentifier("home.orders.button")
            }
        }
    }
}
