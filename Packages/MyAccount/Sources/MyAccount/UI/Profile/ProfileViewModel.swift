public import FlowKit
import Foundation
import Loading
public import Model

/// The view model of the profile form.
@MainActor
public final class ProfileViewModel: ProfileViewModelProtocol {
    @Published public var firstName = ""
    @Published public var lastName = ""
    @Published public var email = ""
    @Published public var alert: AlertState?
    @Published private var isSaving = false

    private let profile: (any ProfileService)?
    private let user = StreamLoader<User?, ServiceError>(atEnd: .storage("the profile can't be read"))
    private var forwarding: AnyCancellable?
    private weak var router: Router<MyAccountRoute>?
    private let confirmation = ConfirmationPrompt()
    private var isClosed = false

    public init(_ profile: (any ProfileService)?, router: Router<MyAccountRoute>) {
        self.profile = profile
        self.router = router
        forwarding = forwardChanges(of: user)
    }

    public var isLoading: Bool { user.state.isLoading }
    public var failure: ServiceError? { user.state.isSuccess && saved == nil ? .unauthorized : user.state.failure }
    public var notice: ServiceError? { saved == nil ? nil : user.notice }
    public var hasChanges: Bool { !change.isEmpty }
    public var problem: ProfileProblem? { hasChanges ? change.problem : nil }
    public var canSave: Bool { saved != nil && !isSaving }

    public func observe() async {
        await user.observe { [profile] show throws(ServiceError) in
            guard let profile else { throw .notFound("profile") }
            for await user in profile.profile() {
                self.updateFields(of: user)
                show(user)
            }
        }
    }

    public func retry() { user.retry() }

    public func save() async {
        guard canSave, problem == nil, let profile else { return }
        guard hasChanges else { return close() }
        await unlessBusy(\.isSaving) {
            let origin = ActionOrigin(router)
            do throws(ServiceError) {
                try await profile.change(change)
                close()
            } catch {
                origin.show(error, on: self)
            }
        }
    }

    public func cancel() {
        guard hasChanges else { return close() }
        confirmation.ask(.discardChanges, for: .discard, with: router) { [weak self] in self?.close() }
    }

    private var saved: User? { user.state.value ?? nil }

    /// The unsaved changes, without surrounding whitespace, which pasted texts often have.
    private var change: ProfileChange {
        guard let saved else { return ProfileChange() }
        func new(_ text: String, _ old: String?) -> String? {
            let trimmed = text.trimmingCharacters(in: .whitespacesAndNewlines)
            return trimmed == old ?? "" ? nil : trimmed
        }
        return ProfileChange(
            firstName: new(firstName, saved.firstName), lastName: new(lastName, saved.lastName),
            email: new(email, saved.email))
    }

    /// Updates the fields that the user hasn't changed. The others keep the user's input, unless another user signs in.
    private func updateFields(of user: User?) {
        let old = saved?.id == user?.id ? saved : nil
        if old == nil { (firstName, lastName, email) = ("", "", "") }
        guard let user else { return }
        if firstName == old?.firstName ?? "" { firstName = user.firstName }
        if lastName == old?.lastName ?? "" { lastName = user.lastName }
        if email == old?.email ?? "" { email = user.email ?? "" }
    }

    private func close() {
        // The form may have been opened again since this one was closed.
        guard let router, !isClosed else { return }
        isClosed = true
        router.leave(.profile)
    }
}

extension Question<Discarding> {
    /// The confirmation before unsaved changes are discarded.
    static var discardChanges: Question {
        discarding(
            "Discard changes?", message: "Your changes won't be saved.", keep: "Keep editing")
    }
}

extension ProfileViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/account/profile", requiresAuth: true, transition: .sheet)
}
