import Model
import SharedUI

/// The greeting of the signed-in user, with ways to the user's orders and reviews.
struct HomeGreeting: View {
    let name: String
    let orderCount: Int
    let reviewCount: Int
    let openOrders: @MainActor () -> Void
    let openReviews: @MainActor () -> Void

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            HomeHeading("Hello, \(name)")
            RowButton(action: openOrders) {
                HomeQuickAction(icon: .shipping) {
                    if orderCount > 0 { Text("\(orderCount) open orders") } else { Text("Orders") }
                }
            }
            .accessibilityIdentifier("home.orders.button")
            RowButton(action: openReviews) {
                HomeQuickAction(icon: .star) {
                    if reviewCount > 0 { Text("\(reviewCount) reviews") } else { Text("Reviews") }
                }
            }
            .accessibilityIdentifier("home.reviews.button")
        }
    }
}

private struct HomeQuickAction<Title: View>: View {
    let icon: Icon
    @ViewBuilder let title: Title

    var body: some View {
        HStack(spacing: Spacing.m) {
            icon.image.accessibilityHidden(true)
            title
            Spacer()
            Icon.forward.image.foregroundStyle(ThemedColor.secondaryText).accessibilityHidden(true)
        }
        .padding(Spacing.m)
        .background(ThemedColor.surface, in: RoundedRectangle(cornerRadius: CornerRadius.m))
    }
}
