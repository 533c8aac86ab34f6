public import FlowKit
public import Model

/// The view model of the form for a new password.
@MainActor
public final class ResetPasswordViewModel: ResetPasswordViewModelProtocol {
    @Published public private(set) var state: ResetPasswordState
    @Published public var password = ""
    @Published public private(set) var isWorking = false
    @Published private var message: LocalizedStringResource?
    @Published public private(set) var rejections = 0
    @Published private var showsProblem = false

    private let token: SecretText?
    private let passwords: (any PasswordService)?
    private weak var router: Router<AuthenticationRoute>?
    private var work: Task<Void, Never>?

    /// - Parameters:
    ///   - token: The token of the link. `nil` if the link has none, or the screen was restored.
    ///   - passwords: Replaces the password.
    ///   - router: Opens the screens of the flow. It is held weakly.
    public init(token: SecretText?, _ passwords: (any PasswordService)?, router: Router<AuthenticationRoute>) {
        self.token = token
        self.passwords = passwords
        self.router = router
        state = token == nil || passwords == nil ? .invalidLink : .form
    }

    deinit {
        work?.cancel()
    }

    public var problem: LocalizedStringResource? {
        guard showsProblem else { return nil }
        return PasswordRule.areMet(by: password) ? message : RegistrationProblem.password.text
    }

    public func submit() {
        guard !isWorking, state == .form, let token, let passwords else { return }
        showsProblem = true
        message = nil
        guard problem == nil else { return rejections += 1 }
        isWorking = true
        // The request is cancelled when the screen is released.
        work = Task { [weak self, password] in
            let outcome: PasswordResetError?
            do throws(PasswordResetError) {
                try await passwords.reset(with: token, to: password)
                outcome = nil
            } catch {
                outcome = error
            }
            if !Task.isCancelled { self?.receive(outcome) }
        }
    }

    public func signIn() async {
        let presentation = router?.presentation(of: .signIn)
        if await presentation?.result != nil { router?.leave(.resetPassword(token: token)) }
    }

    public func requestLink() { router?.present(.forgottenPassword) }

    private func receive(_ error: PasswordResetError?) {
        work = nil
        isWorking = false
        switch error {
        case nil: end(as: .done)
        case .invalidLink?: end(as: .invalidLink)
        case .invalidPassword?: message = RegistrationProblem.password.text
        case .service(.cancelled)?: break
        case .service(let error)?: message = FormCopy.message(error)
        }
    }

    private func end(as state: ResetPasswordState) {
        self.state = state
        password = ""
        showsProblem = false
    }
}

extension ResetPasswordViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, homeTab: "account", path: "/reset-password?token")
}
