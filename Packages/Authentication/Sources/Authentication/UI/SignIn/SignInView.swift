import FlowKit
public import SharedUI

/// The sign-in screen: username, password and a button.
public struct SignInView<ViewModel: SignInViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel
    @FocusState private var focused: SignInField?

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        FormScreen {
            VStack(alignment: .leading, spacing: 0) {
                fields
                SignInMessage(viewModel.message)
            }
            button
            alternatives
        }
        .navigationTitle("Sign in")
        .inlineNavigationTitle()
        .onChange(of: viewModel.rejections) {
            focused = SignInField.allCases.first { viewModel.problems[$0] != nil }
        }
        .cancelToolbar("Cancel", identifier: "sign-in.cancel.button") { viewModel.cancel() }
    }

    private var fields: some View {
        VStack(spacing: Spacing.m) {
            VStack(alignment: .leading, spacing: Spacing.xs) {
                FormField(
                    "Username", .username, problem: viewModel.problems[.username],
                    identifier: "sign-in.username.field"
                ) { title, prompt in
                    TextField(title, text: $viewModel.username, prompt: prompt).focused($focused, equals: .username)
                }
                ProblemLabel(text: viewModel.problems[.username], identifier: "sign-in.username.problem.label")
            }
            VStack(alignment: .leading, spacing: Spacing.xs) {
                PasswordField(
                    "Password", .password, text: $viewModel.password, problem: viewModel.problems[.password],
                    focus: $focused, equals: .password, name: "sign-in.password")
                // A message about both fields is below them.
                ProblemLabel(
                    text: viewModel.message == nil ? viewModel.problems[.password] : nil,
                    identifier: "sign-in.password.problem.label")
            }
        }
        .submitLabel(.go)
        .onSubmit { viewModel.submit() }
        .disabled(viewModel.isWorking)
    }

    @ViewBuilder private var alternatives: some View {
        VStack(spacing: Spacing.m) {
            if viewModel.canResetPassword {
                Button("Forgot your password?") { viewModel.openForgottenPassword() }
                    .buttonStyle(.borderless)
                    .accessibilityIdentifier("sign-in.forgotten-password.button")
            }
            if viewModel.canRegister {
                Button("Create an account") { Task { await viewModel.register() } }
                    .buttonStyle(.borderless)
                    .accessibilityIdentifier("sign-in.register.button")
            }
        }
        .frame(maxWidth: .infinity)
        .disabled(viewModel.isWorking)
    }

    private var button: some View {
        SubmitButton(
            "Sign in", working: "Signing in", isWorking: viewModel.isWorking, identifier: "sign-in.submit.button"
        ) { viewModel.submit() }
    }
}
