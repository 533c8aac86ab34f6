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
        // The task belongs to the stack: it goes on when the content becomes another view.
        VStack(spacing: 0) { content }
            .frame(maxWidth: .infinity, maxHeight: .infinity)
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
            ProgressView("Loading")
        } else {
            FormScreen {
                TextField("First name", text: $viewModel.firstName)
                    .textEntry(.givenName)
                    .accessibilityIdentifier("profile.first-name.field")
                TextField("Last name", text: $viewModel.lastName)
                    .textEntry(.familyName)
                    .accessibilityIdentifier("profile.last-name.field")
                TextField("Email", text: $viewModel.email)
                    .textEntry(.email)
                    .accessibilityIdentifier("profile.email.field")
                // The element exists before it has a text, so that assistive technologies announce the text when it
                // appears.
                Text(viewModel.problem?.text ?? "")
                    .font(FontStyle.note)
                    .foregroundStyle(ThemedColor.sale)
                    .accessibilityAddTraits(.updatesFrequently)
                    .announces(viewModel.problem?.text)
                    .accessibilityIdentifier("profile.problem.label")
            }
            .textFieldStyle(.roundedBorder)
            .submitLabel(.done)
            .onSubmit { Task { await viewModel.save() } }
        }
    }
}
