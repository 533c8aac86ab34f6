import FlowKit
import Model
public import SharedUI

/// The form for editing the user's name and email address.
public struct ProfileView<ViewModel: ProfileViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        // The task belongs to the container: it goes on when the content becomes another view.
        ContentBelowNotice(viewModel.notice) {
            viewModel.retry()
        } content: {
            VStack(spacing: 0) { content }.frame(maxWidth: .infinity, maxHeight: .infinity)
        }
        .navigationTitle("Edit profile")
        .inlineNavigationTitle()
        .navigationBarBackButtonHidden(viewModel.hasChanges)
        .interactiveDismissDisabled(viewModel.hasChanges)
        .toolbar {
            ToolbarItem(placement: .confirmationAction) {
                Button("Save") { Task { await viewModel.save() } }
                    .disabled(!viewModel.canSave)
                    .accessibilityIdentifier("profile.save.button")
            }
        }
        .cancelToolbar("Cancel", identifier: "profile.cancel.button") { viewModel.cancel() }
        .alert($viewModel.alert)
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        if viewModel.isLoading {
            LoadingView()
        } else if let failure = viewModel.failure {
            ErrorView(failure) { viewModel.retry() }
        } else {
            FormScreen {
                VStack(alignment: .leading, spacing: Spacing.s) {
                    FormField("First name", .givenName, identifier: "profile.first-name.field") { title, prompt in
                        TextField(title, text: $viewModel.firstName, prompt: prompt)
                    }
                    FormField("Last name", .familyName, identifier: "profile.last-name.field") { title, prompt in
                        TextField(title, text: $viewModel.lastName, prompt: prompt)
                    }
                    FormField("Email", .email, identifier: "profile.email.field") { title, prompt in
                        TextField(title, text: $viewModel.email, prompt: prompt)
                    }
                    ProblemLabel(text: viewModel.problem?.text, identifier: "profile.problem.label")
                }
            }
            .submitLabel(.done)
            .onSubmit { Task { await viewModel.save() } }
        }
    }
}
