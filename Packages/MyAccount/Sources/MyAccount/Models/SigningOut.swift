public import FlowKit
import Loading
public import Model

/// The sign-out of a screen: asks for confirmation, shows progress, and reports failures.
@MainActor
public final class SigningOut: ObservableObject, AlertPresenting {
    /// A Boolean value that indicates whether the sign-out is in progress.
    @Published public private(set) var isWorking = false
    @Published public var alert: AlertState?

    private let signOut: SignOut
    private let sendChanges: SendChanges
    private let savedItems: @Sendable () -> AsyncStream<Int>
    private weak var router: Router<MyAccountRoute>?
    private let screen: MyAccountRoute?
    private(set) var asking: Task<Void, Never>?

    /// - Parameters:
    ///   - signOut: Signs the user out.
    ///   - sendChanges: Sends the changes that signing out would discard.
    ///   - savedItems: Returns the numbers of the items that signing out deletes.
    ///   - router: Presents the confirmation. It is held weakly.
    ///   - screen: The screen to close after the user is signed out. By default, none.
    init(
        _ signOut: SignOut, sendChanges: SendChanges, savedItems: @escaping @Sendable () -> AsyncStream<Int>,
        router: Router<MyAccountRoute>? = nil, leaving screen: MyAccountRoute? = nil
    ) {
        self.signOut = signOut
        self.sendChanges = sendChanges
        self.savedItems = savedItems
        self.router = router
        self.screen = screen
    }

    deinit {
        asking?.cancel()
    }

    /// Asks for confirmation, then signs the user out. If changes haven't been sent, the user can send them first. The
    /// confirmation names the data that only this device has. Does nothing while a sign-out is in progress.
    public func ask() {
        guard !isWorking else { return }
        asking?.cancel()
        // The task holds the router while it awaits the response, so it is cancelled when this object is released.
        asking = Task { [weak self, weak router] in
            guard let lost = await self?.lostData(), let saved = await self?.savedItemCount() else { return }
            var unsent = lost.unsent
            var question = Question.signOut(discarding: unsent, deleting: lost.local, savedItems: saved)
            while let answer = await router?.ask(question) {
                guard let left = await self?.perform(answer, discarding: unsent) else { return }
                unsent = left
                question = .signOut(discarding: left, deleting: lost.local, savedItems: saved, isRepeated: true)
            }
        }
    }

    /// Returns the changes that signing out would discard, and the data that it would delete. If they can't be read, reports
    /// the failure and returns `nil`.
    private func lostData() async -> (unsent: UnsentChanges, local: Set<DeviceOnlyData>)? {
        let origin = ActionOrigin(router)
        do throws(ServiceError) {
            return (unsent: try await signOut.unsentChanges(), local: try await signOut.deviceOnlyData())
        } catch {
            origin.show(error, on: self)
            return nil
        }
    }

    private func savedItemCount() async -> Int {
        for await count in savedItems() { return count }
        return 0
    }

    /// Performs the user's choice.
    ///
    /// - Returns: The changes that are still unsent, if the user needs to choose again.
    private func perform(_ answer: SigningOutAction, discarding unsent: UnsentChanges) async -> UnsentChanges? {
        if answer == .cancel { return nil }
        var stillUnsent: UnsentChanges?
        await unlessBusy(\.isWorking) {
            let origin = ActionOrigin(router)
            do throws(SignOutError) {
                if answer == .send {
                    await sendChanges()
                    try await signOut()
                } else {
                    try await signOut(discarding: unsent)
                }
                if let screen { router?.leave(screen) }
            } catch {
                switch error {
                case .unsentChanges(let left): stillUnsent = left
                case .service(let error): origin.show(error, on: self)
                }
            }
        }
        return stillUnsent
    }
}

/// The user's choice before they are signed out.
enum SigningOutAction: String, Sendable {
    /// Signs the user out.
    case signOut
    /// Sends the changes, and then signs the user out.
    case send
    case cancel
}

extension Question<SigningOutAction> {
    /// The confirmation before signing out.
    ///
    /// - Parameters:
    ///   - unsent: The changes that signing out discards.
    ///   - local: The data that only this device has, which signing out deletes.
    ///   - savedItems: The number of saved items, which only this device has, too.
    ///   - isRepeated: A Boolean value that indicates whether the user has already tried to send them.
    static func signOut(
        discarding unsent: UnsentChanges, deleting local: Set<DeviceOnlyData> = [], savedItems: Int = 0,
        isRepeated: Bool = false
    ) -> Question {
        let cancel = Button(.cancel, title: "Cancel", role: .cancel)
        guard !unsent.isEmpty else {
            return Question(
                title: "Sign out?",
                message: deleting(
                    savedItems, local,
                    after: "Your orders will be removed from this device. They'll be back when you sign in again."),
                buttons: [Button(.signOut, title: "Sign out", role: .destructive), cancel])
        }
        return Question(
            title: isRepeated ? "Your changes couldn't be sent" : "Send your changes first?",
            message: deleting(savedItems, local, after: unsent.copy),
            buttons: [
                Button(.send, title: isRepeated ? "Try again" : "Send and sign out"),
                Button(.signOut, title: "Discard and sign out", role: .destructive), cancel,
            ])
    }

    /// Returns a message that also names the data that will be deleted, if there is any.
    private static func deleting(
        _ savedItems: Int, _ local: Set<DeviceOnlyData>, after message: LocalizedStringResource
    ) -> LocalizedStringResource {
        var deletions = DeviceOnlyData.allCases.filter(local.contains).map(\.deletion)
        if savedItems > 0 {
            deletions.insert("\(savedItems) saved items are only on this device and will be deleted.", at: 0)
        }
        return deletions.reduce(message) { "\(localized: $0) \(localized: $1)" }
    }
}

extension DeviceOnlyData {
    fileprivate var deletion: LocalizedStringResource {
        switch self {
        case .bag: "Your bag is only on this device and will be deleted."
        case .wishlist: "Your wishlist is only on this device and will be deleted."
        case .addresses: "Your delivery addresses are only on this device and will be deleted."
        case .voucher: "Your voucher is only on this device and will be deleted."
        }
    }
}

extension UnsentChanges {
    /// The problem and its consequence: "2 orders haven't reached the shop yet. […]".
    fileprivate var copy: LocalizedStringResource {
        switch (orders, others) {
        case (0, let others): "\(others) changes haven't reached the shop yet. Discarded changes can't be restored."
        case (let orders, 0): "\(orders) orders haven't reached the shop yet. Discarded changes can't be restored."
        case (let orders, let others):
            // Each number has its plural form.
            """
            \(localized: "\(orders) orders") and \(localized: "\(others) other changes") haven't reached the shop yet. \
            Discarded changes can't be restored.
            """
        }
    }
}
