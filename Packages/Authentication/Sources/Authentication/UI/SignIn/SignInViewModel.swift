public import FlowKit
import Foundation
import Loading
public import Model

/// The view model of the sign-in screen.
@MainActor
public final class SignInViewModel: SignInViewModelProtocol {
    @Published public var username = ""
    @Published public var password = ""
    @Published public private(set) var isWorking = false
    @Published public private(set) var message: LocalizedStringResource?
    @Published public private(set) var rejections = 0
    @Published private var showsProblems = false
    /// A Boolean value that indicates whether the message says that the server has refused the username or the password.
    @Published private var isRefused = false

    public let canRegister: Bool
    public let canResetPassword: Bool

    private let signIn: SignIn
    private weak var router: Router<AuthenticationRoute>?
    private let exit: @MainActor (AuthenticationExit) -> Void
    private var work: Task<Void, Never>?
    private var isRegistering = false

    /// - Parameters:
    ///   - signIn: Signs the user in.
    ///   - canRegister: A Boolean value that indicates whether the user can create an account.
    ///   - canResetPassword: A Boolean value that indicates whether the user can replace a forgotten password.
    ///   - router: Opens the screens of the flow, and closes this one. It is held weakly.
    ///   - exit: Receives the signed-in user.
    public init(
        _ signIn: SignIn, canRegister: Bool, canResetPassword: Bool, router: Router<AuthenticationRoute>,
        exit: @escaping @MainActor (AuthenticationExit) -> Void
    ) {
        self.signIn = signIn
        self.canRegister = canRegister
        self.canResetPassword = canResetPassword
        self.router = router
        self.exit = exit
    }

    deinit {
        work?.cancel()
    }

    public var problems: [SignInField: LocalizedStringResource] {
        var problems: [SignInField: LocalizedStringResource] = [:]
        if showsProblems, name.isEmpty { problems[.username] = "Enter your username." }
        if password.isEmpty {
            if showsProblems { problems[.password] = "Enter your password." }
            if isRefused { problems[.password] = message }
        }
        return problems
    }

    /// The username without surrounding whitespace, which pasted texts often have.
    private var name: String { username.trimmingCharacters(in: .whitespacesAndNewlines) }

    public func submit() {
        guard !isWorking else { return }
        message = nil
        isRefused = false
        showsProblems = true
        guard problems.isEmpty else { return rejections += 1 }
        isWorking = true
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
        await unlessBusy(\.isRegistering) {
            let presentation = router?.presentation(of: .register)
            if let user = await presentation?.result { finish(user) }
        }
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
            message = SignInCopy(error).message
            // After any other failure, the user tries again with the same password.
            if error.meansWrongCredentials {
                password = ""
                isRefused = true
                rejections += 1
            }
        }
    }

    private func end() {
        work = nil
        isWorking = false
        showsProblems = false
    }
}

extension SignInViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, homeTab: "account", path: "/sign-in", transition: .sheet)
}

/// The message for a failed sign-in.
struct SignInCopy: Equatable {
    let message: LocalizedStringResource

    init(_ error: SignInError) {
        message =
            switch error {
            case .wrongCredentials, .service(.unauthorized):
                "The username or password is incorrect. Check both and try again."
            case .service(let error):
                FormCopy.message(error)
            }
    }
}

extension SignInError {
    /// A Boolean value that indicates whether the server doesn't know the username or the password.
    var meansWrongCredentials: Bool { self == .wrongCredentials || self == .service(.unauthorized) }
}
