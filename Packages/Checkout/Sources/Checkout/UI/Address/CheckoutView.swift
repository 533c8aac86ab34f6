import FlowKit
import Loading
import Model
public import SharedUI

/// The address screen, with which the checkout begins: the stored addresses, and a form for a new one.
public struct CheckoutView<ViewModel: CheckoutViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        StepScreen(.address, viewModel.checkout) { _ in content }
            .task(id: viewModel.attempt) { await viewModel.load() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.saved {
        case .loading:
            LoadingView()
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        case .success(let saved):
            ForEach(Array(saved.enumerated()), id: \.offset) { index, address in
                ChoiceRow(
                    title: "\(address.name)", notes: Array(address.lines.dropFirst()),
                    isChosen: viewModel.chosen == address
                ) { viewModel.choose(address) }
                .accessibilityIdentifier("checkout.address-\(index).button")
            }
            if !saved.isEmpty {
                ChoiceRow(title: "New address", isChosen: viewModel.chosen == nil) { viewModel.choose(nil) }
                    .accessibilityIdentifier("checkout.new-address.button")
            }
            if viewModel.chosen == nil {
                AddressForm(
                    address: $viewModel.input, problems: viewModel.problems, rejections: viewModel.rejections,
                    name: "checkout"
                ) {
                    Task { await viewModel.proceed() }
                }
            }
            SubmitButton("Continue", identifier: "checkout.continue.button") {
                await viewModel.proceed()
            }
        }
    }
}
