import FlowKit
import Model
public import SharedUI

/// The delivery options with their prices.
public struct DeliveryView<ViewModel: DeliveryViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        StepScreen(.delivery, viewModel.checkout) { bag in
            ForEach(DeliveryOption.allCases, id: \.self) { option in
                ChoiceRow(
                    title: option.title, notes: [option.duration],
                    price: bag.totals.map { option.price(for: $0.total).deliveryPrice },
                    isChosen: viewModel.chosen == option
                ) { viewModel.choose(option) }
                .accessibilityIdentifier("checkout.delivery-\(option.rawValue).button")
            }
            SubmitButton("Continue", identifier: "checkout.continue.button") { viewModel.proceed() }
        }
    }
}

extension DeliveryOption {
    /// The expected time: `3–5 working days`.
    fileprivate var duration: LocalizedStringResource { "\(days.lowerBound)–\(days.upperBound) working days" }
}

extension Money {
    /// The price of a delivery.
    var deliveryPrice: LocalizedStringResource { isZero ? "Free" : "\(self, format: .money)" }
}
