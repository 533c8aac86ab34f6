public import FlowKit
import Model
import SharedUI

/// The sign-out of a screen: asks for confirmation, shows progress, and reports failures.
@MainActor
public final class SigningOut: ObservableObject {
    /// A Boolean value that indicates whether the sign-out is in progress.
    @Published public private(set) var isWorking = false
    /// An alert about the last failure.
    @Published public var alert: AlertState?

    private let signOut: SignOut
    private weak var router: Router<MyAccountRoute>?
    private let done: @MainActor () -> Void
    private var asking: Task<Void, Never>?

    /// - Parameters:
    ///   - signOut: Signs the user out.
    ///   - router: Presents the confirmation. It is held weakly.
    ///   - done: Called after the user is signed out.
    init(_ signOut: SignOut, router: Router<MyAccountRoute>, done: @escaping @MainActor () -> Void = {}) {
        self.signOut = signOut
        self.router = router
        self.done = done
    }

    isolated deinit {
        asking?.cancel()
    }

    /// Asks for confirmation, then signs the user out. Does nothing while a sign-out is in progress.
    public func ask() {
        guard !isWorking else { return }
        asking?.cancel()
        // The task holds the router while it awaits the response, so it is cancelled when this object is released.
        asking = Task { [weak self, weak router] in
            guard await router?.ask(.signOut).value == DialogState.signOutAnswer else { return }
            await self?.confirmed()
        }
    }

    /// Signs the user out. Does nothing while a sign-out is in progress.
    private func confirmed() async {
        guard !isWorking else { return }
        isWorking = true
        defer { isWorking = false }
        do throws(ServiceError) {
            try await signOut()
            done()
        } catch {
            guard error != .cancelled else { return }
            alert = AlertState(error)
        }
    }
}

extension DialogState {
    /// The confirmation before signing out.
    static let signOut = DialogState(
        title: "Sign out?",
        message: "Your orders will be removed from this device. They'll be back when you sign in again.",
        actions: [
            DialogAction(id: signOutAnswer, title: "Sign out", role: .destructive),
            DialogAction(id: "cancel", title: "Cancel", role: .cancel),
        ])

    /// The action that signs the user out.
    static var signOutAnswer: DialogAction.ID { "sign-out" }
}
