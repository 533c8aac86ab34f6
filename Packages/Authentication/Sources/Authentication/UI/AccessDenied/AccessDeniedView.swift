import FlowKit
import Model
public import SharedUI

/// An explanation that the user isn't allowed to open a screen, and the ways to continue.
public struct AccessDeniedView<ViewModel: AccessDeniedViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ScrollView {
            EmptyStateView(icon: .warning, title: "You don't have access", message: message)
            VStack(spacing: Spacing.m) {
                ThemedButton(viewModel.user == nil ? "Sign in" : "Use another account") {
                    viewModel.useAnotherAccount()
                }
                .accessibilityIdentifier("access-denied.sign-in.button")
                ThemedButton("Go back", style: .secondary) { viewModel.close() }
                    .accessibilityIdentifier("access-denied.close.button")
            }
            .frame(maxWidth: .infinity)
        }
        .navigationTitle("No access")
        .inlineNavigationTitle()
        .task { await viewModel.observe() }
    }

    private var message: LocalizedStringResource {
        guard let user = viewModel.user else { return "Sign in with an account that may open this page." }
        return "You're signed in as \(user.displayName). This account may not open the page."
    }
}
