import FlowKit
import Loading
import Model
public import SharedUI

/// The payment methods.
public struct PaymentView<ViewModel: PaymentViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        StepScreen(.payment, viewModel.checkout) { _ in content }
            .task(id: viewModel.attempt) { await viewModel.load() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.methods {
        case .loading:
            LoadingView()
        case .error(let error):
            ErrorView(error) { viewModel.retry() }
        case .success(let methods) where methods.isEmpty:
            EmptyStateView(
                icon: .payment, title: "No payment methods", message: "Add a payment method to your account.")
        case .success(let methods):
            ForEach(methods) { method in
                ChoiceRow(
                    title: method.kind.title, notes: method.note.map { [$0] } ?? [],
                    isChosen: viewModel.chosen == method
                ) { viewModel.choose(method) }
                .disabled(viewModel.isWorking)
                .accessibilityIdentifier("checkout.payment-\(method.id.rawValue).button")
            }
            ProblemLabel(text: viewModel.problem, identifier: "checkout.payment.problem.label")
            SubmitButton(
                "Continue", isWorking: viewModel.isWorking, identifier: "checkout.continue.button"
            ) { await viewModel.proceed() }
        }
    }
}
