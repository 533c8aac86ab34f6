import FlowKit
import Model
public import SharedUI

/// The order before it is placed: its lines, delivery, payment, voucher and total.
public struct OrderReviewView<ViewModel: OrderReviewViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        StepScreen(.review, viewModel.checkout) { _ in
            if let review = viewModel.review { content(review) }
        }
        .alert($viewModel.alert)
    }

    @ViewBuilder private func content(_ review: OrderReview) -> some View {
        ForEach(review.lines) { line in
            SumRow(
                title: "\(line.quantity) × \(line.product.title)",
                amount: line.total.map { "\($0, format: .money)" } ?? "Total too large",
                identifier: "checkout.product-\(line.id).label")
        }
        Divider()
        ReviewSection(
            title: "Deliver to", lines: review.address.lines,
            identifier: "checkout.address.label")
        ReviewSection(
            title: "Pay with", lines: [review.payment.method.kind.title],
            identifier: "checkout.payment.label")
        Divider()
        VoucherField(viewModel.checkout.voucher, name: "checkout") {
            await viewModel.applyVoucher()
        } remove: {
            await viewModel.removeVoucher()
        }
        Divider()
        ReviewTotals(review: review)
        ProblemLabel(text: review.obstacle?.text, identifier: "checkout.obstacle.label")
        if review.obstacle == .payment {
            SubmitButton("Confirm payment", identifier: "checkout.payment.button") {
                viewModel.changePayment()
            }
        } else {
            if viewModel.checkout.pages(for: .review).contains(.terms) {
                Text("By placing your order, you accept our terms of sale. You can read them below.")
                    .font(FontStyle.note)
                    .foregroundStyle(ThemedColor.secondaryText)
                    .accessibilityIdentifier("checkout.terms.label")
            }
            SubmitButton(
                "Place order", isWorking: viewModel.isPlacing, identifier: "checkout.place-order.button"
            ) { await viewModel.placeOrder() }
            .disabled(review.obstacle != nil)
        }
    }
}

/// A title and an amount.
struct SumRow: View {
    let title: LocalizedStringResource
    let amount: LocalizedStringResource
    let identifier: String

    var body: some View {
        HStack(alignment: .firstTextBaseline, spacing: Spacing.m) {
            Text(title)
            Spacer()
            Text(amount).monospacedDigit().fixedSize()
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(identifier)
    }
}

/// A choice of an earlier step.
private struct ReviewSection: View {
    let title: LocalizedStringKey
    let lines: [LocalizedStringResource]
    let identifier: String

    var body: some View {
        VStack(alignment: .leading, spacing: Spacing.xxs) {
            Text(title).font(FontStyle.note).foregroundStyle(ThemedColor.secondaryText)
            TextLines(lines: lines)
        }
        .accessibilityElement(children: .combine)
        .accessibilityIdentifier(identifier)
    }
}

/// The subtotal, the delivery, the voucher and the total.
private struct ReviewTotals: View {
    let review: OrderReview

    var body: some View {
        VStack(spacing: Spacing.s) {
            if let subtotal = review.subtotal {
                SumRow(title: "Subtotal", amount: "\(subtotal, format: .money)", identifier: "checkout.subtotal.label")
            }
            if let details = review.details {
                SumRow(
                    title: details.delivery.title, amount: details.deliveryPrice.deliveryPrice,
                    identifier: "checkout.delivery.label")
                if let voucher = details.voucher {
                    SumRow(
                        title: "Voucher \(voucher.code)", amount: "\(-voucher.discount, format: .money)",
                        identifier: "checkout.discount.label"
                    )
                    .foregroundStyle(ThemedColor.sale)
                }
            }
            if let total = review.total {
                SumRow(title: "Total", amount: "\(total, format: .money)", identifier: "checkout.total.label")
                    .font(FontStyle.price)
            }
        }
    }
}
