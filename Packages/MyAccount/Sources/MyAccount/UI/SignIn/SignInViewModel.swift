public import FlowKit
import Foundation
import Model

/// The view model of the sign-in screen.
@MainActor
public final class SignInViewModel: SignInViewModelProtocol {
    @Published public var username = ""
    @Published public var password = ""
    @Published public private(set) var isWorking = false
    @Published public private(set) var message: LocalizedStringResource?

    public let canRegister: Bool
    public let canResetPassword: Bool

    private let signIn: SignIn
    private weak var router: Router<MyAccountRoute>?
    private let exit: @MainActor (MyAccountExit) -> Void
    private var work: Task<Void, Never>?

    /// - Parameters:
    ///   - dependencies: The services of the screen.
    ///   - router: Opens the screens of the flow, and closes this one. It is held weakly.
    ///   - exit: Receives the signed-in user.
    public init(
        _ dependencies: MyAccountDependencyContainer, router: Router<MyAccountRoute>,
        exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        signIn = dependencies.signIn
        canRegister = dependencies.register != nil
        canResetPassword = dependencies.passwords != nil
        self.router = router
        self.exit = exit
    }

    deinit {
        work?.cancel()
    }

    public var canSubmit: Bool { !isWorking && !name.isEmpty && !password.isEmpty }

    /// The username without surrounding whitespace, which pasted texts often have.
    private var name: String { username.trimmingCharacters(in: .whitespacesAndNewlines) }

    public func submit() {
        guard canSubmit else { return }
        isWorking = true
        message = nil
        // The request is cancelled when the screen is released.
        work = Task { [weak self, signIn, name, password] in
            let outcome: Result<User, SignInError>
            do throws(SignInError) {
                outcome = .success(try await signIn(username: name, password: password))
            } catch {
                outcome = .failure(error)
            }
            if !Task.isCancelled { self?.receive(outcome) }
        }
    }

    public func cancel() {
        work?.cancel()
        end()
        password = ""
        router?.leave(.signIn)
    }

    public func register() async {
        let presentation = router?.presentation(of: .register)
        if let user = await presentation?.result { finish(user) }
    }

    public func openForgottenPassword() { router?.present(.forgottenPassword) }

    private func finish(_ user: User) {
        router?.finish(.signIn, with: user)
        exit(.signedIn(user))
    }

    private func receive(_ outcome: Result<User, SignInError>) {
        end()
        switch outcome {
        case .success(let user):
            password = ""
            finish(user)
        case .failure(.service(.cancelled)): break
        case .failure(let error):
            // After any other failure, the user tries again with the same password.
            if error.meansWrongCredentials { password = "" }
            message = SignInCopy(error).message
        }
    }

    private func end() {
        work = nil
        isWorking = false
    }
}

extension SignInViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/sign-in", transition: .sheet)
}
