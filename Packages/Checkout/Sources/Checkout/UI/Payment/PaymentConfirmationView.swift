import FlowKit
import Model
public import SharedUI

/// The question of the user's bank: the amount, and a field for the code.
public struct PaymentConfirmationView<ViewModel: PaymentConfirmationViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel
    @FocusState private var isFocused: Bool

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        StepScreen(
            .payment, title: "Confirm payment", viewModel.checkout, isReady: viewModel.challenge != nil
        ) { _ in
            if let challenge = viewModel.challenge { content(challenge) }
        }
        .onChange(of: viewModel.rejections) { isFocused = true }
        .onAppear { viewModel.leaveIfConfirmed() }
    }

    @ViewBuilder private func content(_ challenge: PaymentChallenge) -> some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            Text("\(Text(challenge.method.kind.title)), \(challenge.amount, format: .money)").fontWeight(.medium)
            Text(challenge.prompt).foregroundStyle(ThemedColor.secondaryText)
        }
        VStack(alignment: .leading, spacing: Spacing.xs) {
            FormField("Code", .oneTimeCode, problem: viewModel.problem, identifier: "checkout.code.field") {
                title, prompt in
                TextField(title, text: $viewModel.code, prompt: prompt)
                    .focused($isFocused)
                    .submitLabel(.continue)
                    .onSubmit { Task { await viewModel.confirm() } }
            }
            ProblemLabel(text: viewModel.problem, identifier: "checkout.code.problem.label")
        }
        SubmitButton("Confirm", isWorking: viewModel.isWorking, identifier: "checkout.confirm.button") {
            await viewModel.confirm()
        }
    }
}
