public import FlowKit
public import Model

/// The view model of the flow in which a user gets access.
@MainActor
public final class AuthenticationFlowViewModel: FlowViewModelProtocol {
    public let router: Router<AuthenticationRoute>
    private let dependencies: AuthenticationDependencyContainer
    private let exit: @MainActor @Sendable (AuthenticationExit) -> Void
    private weak var registration: RegisterViewModel?

    /// - Parameters:
    ///   - dependencies: The dependencies of the flow's screens.
    ///   - router: A scope of the app's stack. By default, the flow creates its own stack.
    ///   - exit: Handles what leaves the feature.
    public init(
        _ dependencies: AuthenticationDependencyContainer, router: Router<AuthenticationRoute>? = nil,
        exit: @escaping @MainActor @Sendable (AuthenticationExit) -> Void
    ) {
        self.dependencies = dependencies
        self.router = router ?? Router()
        self.exit = exit
    }

    public func presented(with router: Router<AuthenticationRoute>) -> AuthenticationFlowViewModel {
        AuthenticationFlowViewModel(dependencies, router: router, exit: exit)
    }

    public func makeSignInViewModel() -> SignInViewModel {
        SignInViewModel(
            dependencies.signIn, canRegister: dependencies.register != nil,
            canResetPassword: dependencies.passwords != nil, router: router, exit: exit)
    }

    public func makeRegisterViewModel() -> RegisterViewModel {
        let screen = RegisterViewModel(dependencies.register, router: router)
        registration = screen
        return screen
    }

    public func makeForgottenPasswordViewModel() -> ForgottenPasswordViewModel {
        ForgottenPasswordViewModel(dependencies.passwords, router: router)
    }

    /// - Parameter token: The token of the link. `nil` if the link has none, or the screen was restored.
    public func makeResetPasswordViewModel(token: SecretText?) -> ResetPasswordViewModel {
        ResetPasswordViewModel(token: token, dependencies.passwords, router: router)
    }

    public func makeAccessDeniedViewModel() -> AccessDeniedViewModel {
        AccessDeniedViewModel(dependencies.session, router: router)
    }

    /// A Boolean value that indicates whether a screen has unsaved input. Ask the user to confirm before removing the flow.
    public var hasUnsavedChanges: Bool { registration?.hasInput ?? false }
}

/// Destinations outside the feature.
public enum AuthenticationExit: Hashable, Sendable {
    /// Continues the navigation that required sign-in.
    case signedIn(User)
}
