import FlowKit
import Model
public import SharedUI

/// The order after it was placed: its number, and the ways to continue.
public struct OrderPlacedView<ViewModel: OrderPlacedViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ScrollView {
            VStack(spacing: Spacing.l) {
                if let order = viewModel.order { content(order) } else { LoadingView() }
            }
            .frame(maxWidth: MaximumWidth.form)
            .frame(maxWidth: .infinity)
            .padding(Spacing.xl)
        }
        .navigationTitle("Order placed")
        .inlineNavigationTitle()
        .navigationBarBackButtonHidden(true)
        .cancelToolbar("Close", identifier: "checkout.placed.close.button") { viewModel.close() }
        // The buttons end the flow with the order.
        .interactiveDismissDisabled(true)
        .task { await viewModel.observe() }
    }

    @ViewBuilder private func content(_ order: PlacedOrder) -> some View {
        order.icon.image
            .font(FontStyle.hero)
            .foregroundStyle(ThemedColor.positive)
            .accessibilityHidden(true)
        Text(order.title)
            .font(FontStyle.title)
            .accessibilityAddTraits(.isHeader)
        Text(order.message)
            .foregroundStyle(ThemedColor.secondaryText)
            .multilineTextAlignment(.center)
            .announces("\(localized: order.title). \(localized: order.message)")
            .accessibilityIdentifier("checkout.placed.label")
        if viewModel.offersNotifications { notificationsOffer }
        SubmitButton("Continue shopping", identifier: "checkout.continue-shopping.button") {
            viewModel.continueShopping()
        }
        ThemedButton(order.isConfirmed ? "View order" : "View orders", style: .secondary, isWide: true) {
            viewModel.openOrder()
        }
        .accessibilityIdentifier("checkout.open-order.button")
    }

    private var notificationsOffer: some View {
        VStack(spacing: Spacing.s) {
            Text("We can notify you when your order is on its way.")
                .font(FontStyle.note)
                .multilineTextAlignment(.center)
            ThemedButton("Turn on notifications", style: .secondary) { viewModel.allowNotifications() }
                .accessibilityIdentifier("checkout.notifications.button")
        }
        .padding(Spacing.m)
        .frame(maxWidth: .infinity)
        .background(ThemedColor.tint(ThemedColor.accent), in: RoundedRectangle(cornerRadius: CornerRadius.m))
    }
}

extension PlacedOrder {
    fileprivate var isConfirmed: Bool {
        if case .confirmed = self { true } else { false }
    }

    fileprivate var icon: Icon {
        switch self {
        case .confirmed: .success
        case .pending: .time
        case .unknown: .shipping
        }
    }

    fileprivate var title: LocalizedStringResource {
        switch self {
        case .confirmed, .pending: "Thank you for your order"
        case .unknown: "Check your orders"
        }
    }

    fileprivate var message: LocalizedStringResource {
        switch self {
        case .confirmed(let order): "Order \(order.id.description), \(order.total, format: .money)"
        case .pending(let order):
            switch order.state {
            case .waiting: "Your order is saved. We'll send it as soon as the shop can be reached."
            case .sent: "Your order was sent. You'll get its number when the shop confirms it."
            case .failed: "The shop couldn't take your order yet. You can send it again from your bag."
            }
        case .unknown: "This order is no longer waiting to be sent. You'll find it in your orders or in your bag."
        }
    }
}
