public import FlowKit
import Model
import SharedUI

/// Signing out from a screen: it asks first, shows that it works, and tells what went wrong.
@MainActor
public final class SigningOut: ObservableObject {
    /// Whether somebody is being signed out.
    @Published public private(set) var isWorking = false
    /// What went wrong.
    @Published public var alert: AlertState?

    private let signOut: SignOut
    private weak var router: Router<MyAccountRoute>?
    private let done: @MainActor () -> Void
    private var asking: Task<Void, Never>?

    /// - Parameters:
    ///   - signOut: Does it.
    ///   - router: Asks the question. It is held weakly.
    ///   - done: Told when nobody is signed in any more.
    init(_ signOut: SignOut, router: Router<MyAccountRoute>, done: @escaping @MainActor () -> Void = {}) {
        self.signOut = signOut
        self.router = router
        self.done = done
    }

    isolated deinit {
        asking?.cancel()
    }

    /// Signs out, if that is what one wants: it asks. Without effect while it works.
    public func ask() {
        guard !isWorking else { return }
        asking?.cancel()
        // Who waits for an answer holds the router: the wait ends with this object.
        asking = Task { [weak self, weak router] in
            guard await router?.ask(.signOut).value == DialogState.signOutAnswer else { return }
            await self?.confirmed()
        }
    }

    /// Signs out. A second call does nothing while the first one works.
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
    /// What is asked before somebody is signed out.
    static let signOut = DialogState(
        title: "Sign out?", message: "Your orders leave this device. They are here again when you sign in.",
        actions: [
            DialogAction(id: signOutAnswer, title: "Sign out", role: .destructive),
            DialogAction(id: "cancel", title: "Cancel", role: .cancel),
        ])

    /// The answer that signs out.
    static var signOutAnswer: DialogAction.ID { "sign-out" }
}
