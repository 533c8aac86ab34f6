import FlowKit
import Model
public import SharedUI

/// The form for a new account.
public struct RegisterView<ViewModel: RegisterViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel
    @FocusState private var focused: Registration.Field?

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        FormScreen {
            fields
            ProblemLabel(text: viewModel.message, identifier: "register.message.label")
            SubmitButton(
                "Create account", working: "Creating your account", isWorking: viewModel.isWorking,
                identifier: "register.submit.button"
            ) { viewModel.submit() }
        }
        .navigationTitle("Create account")
        .inlineNavigationTitle()
        .onChange(of: viewModel.rejections) {
            focused = Registration.Field.allCases.first { viewModel.problems[$0] != nil }
        }
        .interactiveDismissDisabled(viewModel.hasInput)
        .cancelToolbar("Cancel", identifier: "register.cancel.button") { viewModel.cancel() }
    }

    private var fields: some View {
        VStack(alignment: .leading, spacing: Spacing.s) {
            field(.firstName, "First name", .givenName)
            field(.lastName, "Last name", .familyName)
            field(.email, "Email", .email)
            field(.username, "Username", .username)
            PasswordField(
                "Password", .newPassword, text: $viewModel.input.password,
                problem: viewModel.problems[.password]?.text, focus: $focused, equals: .password,
                name: "register.password")
            PasswordRuleList(password: viewModel.input.password)
            problem(in: .password)
        }
        .submitLabel(.join)
        .onSubmit { viewModel.submit() }
        .disabled(viewModel.isWorking)
    }

    private func field(_ field: Registration.Field, _ title: LocalizedStringKey, _ content: TextEntry) -> some View {
        VStack(alignment: .leading, spacing: Spacing.xs) {
            FormField(
                title, content, problem: viewModel.problems[field]?.text,
                identifier: "register.\(field.identifier).field"
            ) { title, prompt in
                TextField(title, text: $viewModel.input[field], prompt: prompt).focused($focused, equals: field)
            }
            problem(in: field)
        }
    }

    private func problem(in field: Registration.Field) -> some View {
        ProblemLabel(
            text: viewModel.problems[field]?.text, identifier: "register.\(field.identifier).problem.label")
    }
}

extension Registration.Field {
    fileprivate var identifier: String {
        switch self {
        case .firstName: "first-name"
        case .lastName: "last-name"
        case .email, .username, .password: rawValue
        }
    }
}
