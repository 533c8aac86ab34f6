public import FlowKit
public import Model
public import SharedUI

/// The screens with which a user gets access.
public enum AuthenticationRoute: Hashable, Codable, Sendable {
    /// Sign-in, which is presented and returns the user.
    case signIn
    /// The form for a new account, which is presented and returns the user.
    case register
    /// The form that asks for a link with which the user can choose a new password, which is presented.
    case forgottenPassword
    /// The form for a new password, which the link of a message opens. Without the link's token, it explains what to do.
    case resetPassword(token: SecretText? = nil)
    /// The explanation that the user isn't allowed to open a screen, which is presented.
    case accessDenied
}

extension AuthenticationRoute {
    /// Returns the route's screen.
    @MainActor @ViewBuilder
    public func destination(_ flow: AuthenticationFlowViewModel) -> some View {
        switch self {
        case .signIn: SignInView(viewModel: flow.makeSignInViewModel())
        case .register: RegisterView(viewModel: flow.makeRegisterViewModel())
        case .forgottenPassword: ForgottenPasswordView(viewModel: flow.makeForgottenPasswordViewModel())
        case .resetPassword(let token): ResetPasswordView(viewModel: flow.makeResetPasswordViewModel(token: token))
        case .accessDenied: AccessDeniedView(viewModel: flow.makeAccessDeniedViewModel())
        }
    }
}

extension AuthenticationFlowViewModel: RootedFlow {
    public var root: AuthenticationRoute { .signIn }
    public func screen(_ route: AuthenticationRoute) -> some View { route.destination(self) }
}

/// The standalone flow, which begins with sign-in.
public typealias AuthenticationFlowView = FlowView<AuthenticationFlowViewModel>

extension ResultRoute<AuthenticationRoute, User> {
    /// Sign-in, which ends with the user.
    public static var signIn: Self { ResultRoute(.signIn, isRestorable: true) }
    /// The form for a new account, which ends with the user.
    public static var register: Self { ResultRoute(.register, isRestorable: true) }
}

extension ResultRoute<AuthenticationRoute, Never> {
    /// The explanation of a missing permission, which ends without a value.
    public static var accessDenied: Self { ResultRoute(.accessDenied) }
}
