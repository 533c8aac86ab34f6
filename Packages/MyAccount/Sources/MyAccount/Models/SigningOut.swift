public import FlowKit
import Model
import SharedUI

/// Signing out from a screen: it asks first, shows that it works, and tells what went wrong.
@MainActor
public final class SigningOut: ObservableObject {
    /// Whether the question is on the screen.
    @Published public var isAsking = false
    /// Whether somebody is being signed out.
    @Published public private(set) var isWorking = false
    /// What went wrong.
    @Published public var alert: AlertState?

    private let signOut: SignOut
    private let done: @MainActor () -> Void

    /// - Parameters:
    ///   - signOut: Does it.
    ///   - done: Told when nobody is signed in any more.
    init(_ signOut: SignOut, done: @escaping @MainActor () -> Void = {}) {
        self.signOut = signOut
        self.done = done
    }

    /// Asks whether that is what one wants.
    public func ask() {
        if !isWorking { isAsking = true }
    }

    /// Signs out. A second call does nothing while the first one works.
    public func confirm() async {
        guard !isWorking else { return }
        isAsking = false
        isWorking = true
        defer { isWorking = false }
        do throws(ServiceError) {
            try await signOut()
            done()
        } catch {
            guard error != .cancelled else { return }
            let copy = ErrorCopy(error)
            alert = AlertState(title: copy.title, message: copy.message)
        }
    }
}
