public import FlowKit
public import Model

/// The view model of the form for a new account.
@MainActor
public final class RegisterViewModel: RegisterViewModelProtocol {
    @Published public var input = Registration()
    @Published public private(set) var isWorking = false
    @Published public private(set) var message: LocalizedStringResource?
    @Published public private(set) var rejections = 0
    @Published private var showsProblems = false
    /// The fields that the server refused, with the refused texts.
    @Published private var refused: [Registration.Field: (text: String, problem: RegistrationProblem)] = [:]

    private let register: Register?
    private weak var router: Router<AuthenticationRoute>?
    private var work: Task<Void, Never>?
    private let confirmation = ConfirmationPrompt()

    public init(_ register: Register?, router: Router<AuthenticationRoute>) {
        self.register = register
        self.router = router
        // Without the service, the form can only be opened by a link.
        if register == nil { message = "New accounts can't be created here." }
    }

    deinit {
        work?.cancel()
    }

    public var hasInput: Bool { !input.isBlank }

    public var problems: [Registration.Field: RegistrationProblem] {
        guard showsProblems else { return [:] }
        let data = input.normalized
        let taken = refused.filter { data[$0.key] == $0.value.text }.mapValues(\.problem)
        return data.problems.merging(taken) { own, _ in own }
    }

    public func submit() {
        guard !isWorking, let register else { return }
        showsProblems = true
        message = nil
        guard problems.isEmpty else { return rejections += 1 }
        isWorking = true
        let data = input.normalized
        // The request is cancelled when the screen is released.
        work = Task { [weak self] in
            let outcome: Result<User, RegistrationError>
            do throws(RegistrationError) {
                outcome = .success(try await register(data))
            } catch {
                outcome = .failure(error)
            }
            if !Task.isCancelled { self?.receive(outcome, for: data) }
        }
    }

    public func cancel() {
        guard hasInput else { return close() }
        confirmation.ask(.discardRegistration, for: .discard, with: router) { [weak self] in self?.close() }
    }

    private func receive(_ outcome: Result<User, RegistrationError>, for data: Registration) {
        work = nil
        isWorking = false
        switch outcome {
        case .success(let user):
            // The password is no longer needed, and nothing is unsaved.
            input = Registration()
            showsProblems = false
            router?.finish(.register, with: user)
        case .failure(.refused(let problems)):
            for (field, problem) in problems { refused[field] = (data[field], problem) }
            rejections += 1
        case .failure(.service(.cancelled)): break
        case .failure(.service(let error)): message = FormCopy.message(error)
        }
    }

    private func close() {
        work?.cancel()
        router?.leave(.register)
    }
}

extension Question<Discarding> {
    /// The confirmation before the input of a registration is discarded.
    static var discardRegistration: Question {
        discarding(
            "Discard your account?", message: "What you entered won't be saved.", keep: "Keep editing")
    }
}

extension RegisterViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, homeTab: "account", path: "/register", transition: .sheet)
}
