import FlowKit
public import SharedUI

/// The sign-in screen: username, password and a button.
public struct SignInView<ViewModel: SignInViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

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
        .cancelToolbar("Cancel", identifier: "sign-in.cancel.button") { viewModel.cancel() }
    }

    private var fields: some View {
        VStack(spacing: Spacing.m) {
            FormField("Username", .username, identifier: "sign-in.username.field") { title, prompt in
                TextField(title, text: $viewModel.username, prompt: prompt)
            }
            FormField("Password", .password, identifier: "sign-in.password.field") { title, prompt in
                SecureField(title, text: $viewModel.password, prompt: prompt)
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
        .disabled(!viewModel.canSubmit)
    }
}
