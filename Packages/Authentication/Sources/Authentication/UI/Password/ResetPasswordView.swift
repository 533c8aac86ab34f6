import FlowKit
public import SharedUI

/// The form for a new password.
public struct ResetPasswordView<ViewModel: ResetPasswordViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel
    @FocusState private var isFocused: Bool?

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
            .navigationTitle("New password")
            .inlineNavigationTitle()
            .onChange(of: viewModel.rejections) { isFocused = true }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .form: form
        case .invalidLink:
            ScrollView {
                EmptyStateView(
                    icon: .warning, title: "This link no longer works",
                    message:
                        "A link works once, within an hour. Open the one from our last message, or request another.",
                    actionTitle: "Request another link"
                ) { viewModel.requestLink() }
                .announces("This link no longer works")
            }
        case .done:
            ScrollView {
                EmptyStateView(
                    icon: .success, title: "Your password was changed",
                    message: "You were signed out on all your devices. Sign in with the new password.",
                    actionTitle: "Sign in"
                ) { Task { await viewModel.signIn() } }
                .announces("Your password was changed")
            }
        }
    }

    private var form: some View {
        FormScreen {
            VStack(alignment: .leading, spacing: Spacing.s) {
                PasswordField(
                    "New password", .newPassword, text: $viewModel.password, problem: viewModel.problem,
                    focus: $isFocused, equals: true, name: "reset-password.password")
                PasswordRuleList(password: viewModel.password)
                ProblemLabel(text: viewModel.problem, identifier: "reset-password.problem.label")
            }
            .submitLabel(.done)
            .onSubmit { viewModel.submit() }
            .disabled(viewModel.isWorking)
            SubmitButton(
                "Change password", working: "Changing your password", isWorking: viewModel.isWorking,
                identifier: "reset-password.submit.button"
            ) { viewModel.submit() }
        }
    }
}
