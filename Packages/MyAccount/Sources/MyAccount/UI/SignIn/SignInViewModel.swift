public import FlowKit
import Foundation
public import Model

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
    private let finish: @MainActor (User) -> Void
    private var work: Task<Void, Never>?

    /// - Parameters:
    ///   - dependencies: The services of the screen.
    ///   - router: Opens the forms for a new account and a new password. It is held weakly.
    ///   - finish: Receives the signed-in user and closes the screen.
    public init(
        _ dependencies: MyAccountDependencyContainer, router: Router<MyAccountRoute>,
        finish: @escaping @MainActor (User) -> Void
    ) {
        signIn = dependencies.signIn
        canRegister = dependencies.register != nil
        canResetPassword = dependencies.passwords != nil
        self.router = router
        self.finish = finish
    }

    isolated deinit {
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
        forget()
    }

    public func register() async {
        let presentation = router?.presentation(of: .register)
        if let user = await presentation?.result { finish(user) }
    }

    public func openForgottenPassword() { router?.present(.forgottenPassword) }

    private func receive(_ outcome: Result<User, SignInError>) {
        forget()
        switch outcome {
        case .success(let user): finish(user)
        case .failure(.service(.cancelled)): break
        case .failure(let error): message = SignInCopy(error).message
        }
    }

    private func forget() {
        work = nil
        isWorking = false
        password = ""
    }
}

extension SignInViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(activity: .shop, path: "/sign-in", transition: .sheet)
}
