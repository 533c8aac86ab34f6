public import FlowKit
import Foundation
public import Model

/// The view model of the form that asks for a link with which the user can choose a new password.
@MainActor
public final class ForgottenPasswordViewModel: ForgottenPasswordViewModelProtocol {
    @Published public var email = ""
    @Published public private(set) var isWorking = false
    @Published public private(set) var isSent = false
    @Published private var message: LocalizedStringResource?
    @Published public private(set) var rejections = 0
    @Published private var showsProblem = false

    private let passwords: (any PasswordService)?
    private weak var router: Router<AuthenticationRoute>?
    private var work: Task<Void, Never>?

    public init(_ passwords: (any PasswordService)?, router: Router<AuthenticationRoute>) {
        self.passwords = passwords
        self.router = router
    }

    deinit {
        work?.cancel()
    }

    public var problem: LocalizedStringResource? {
        guard showsProblem else { return nil }
        return EmailAddress.isValid(address) ? message : RegistrationProblem.address.text
    }

    private var address: String { email.trimmingCharacters(in: .whitespacesAndNewlines) }

    public func submit() {
        guard !isWorking, !isSent, let passwords else { return }
        showsProblem = true
        message = nil
        guard problem == nil else { return rejections += 1 }
        isWorking = true
        // The request is cancelled when the screen is released.
        work = Task { [weak self, address] in
            let outcome: ServiceError?
            do throws(ServiceError) {
                try await passwords.requestReset(email: address)
                outcome = nil
            } catch {
                outcome = error
            }
            if !Task.isCancelled { self?.receive(outcome) }
        }
    }

    public func close() { router?.leave(.forgottenPassword) }

    private func receive(_ error: ServiceError?) {
        work = nil
        isWorking = false
        switch error {
        case nil: isSent = true
        case .cancelled?: break
        case let error?: message = FormCopy.message(error)
        }
    }
}

extension ForgottenPasswordViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, homeTab: "account", path: "/forgotten-password", transition: .sheet)
}
