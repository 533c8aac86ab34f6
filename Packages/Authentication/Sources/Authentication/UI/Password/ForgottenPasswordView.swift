import FlowKit
public import SharedUI

/// The form that asks for a link with which the user can choose a new password.
public struct ForgottenPasswordView<ViewModel: ForgottenPasswordViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel
    @FocusState private var isFocused: Bool

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        VStack(spacing: 0) {
            if viewModel.isSent { sent } else { form }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
        .navigationTitle("Forgotten password")
        .inlineNavigationTitle()
        .onChange(of: viewModel.rejections) { isFocused = true }
        .cancelToolbar(viewModel.isSent ? "Close" : "Cancel", identifier: "forgotten-password.close.button") {
            viewModel.close()
        }
    }

    private var form: some View {
        FormScreen {
            Text("Enter your email address. We'll send you a link with which you can choose a new password.")
                .foregroundStyle(ThemedColor.secondaryText)
            VStack(alignment: .leading, spacing: Spacing.xs) {
                FormField(
                    "Email", .email, problem: viewModel.problem, identifier: "forgotten-password.email.field"
                ) { title, prompt in
                    TextField(title, text: $viewModel.email, prompt: prompt).focused($isFocused)
                }
                ProblemLabel(text: viewModel.problem, identifier: "forgotten-password.problem.label")
            }
            .submitLabel(.send)
            .onSubmit { viewModel.submit() }
            .disabled(viewModel.isWorking)
            SubmitButton(
                "Send link", working: "Sending", isWorking: viewModel.isWorking,
                identifier: "forgotten-password.submit.button"
            ) { viewModel.submit() }
        }
    }

    private var sent: some View {
        ScrollView {
            EmptyStateView(
                icon: .email, title: "Check your email",
                message: "If an account has this address, we have sent a link. It works once, within an hour.",
                actionTitle: "Done"
            ) { viewModel.close() }
            .announces("If an account has this address, we have sent a link.")
        }
    }
}
