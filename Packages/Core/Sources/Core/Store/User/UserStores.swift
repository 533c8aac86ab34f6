import Dispatch
import GRDB
import Logging
public import Model
import Synchronization

/// What the device holds of its users: a bag, a wishlist and orders for the guest and for who is signed in, each in a
/// database of its own.
///
/// One of them is in use. Streams that come from here follow: at sign-in and sign-out they go on with what the other
/// has.
public final class UserStores: Sendable {
    struct State {
        var current: UserStore
        var watchers: [Int: @Sendable (UserStore) -> Void] = [:]
        var last = 0
    }

    let files: UserFiles
    let guest: UserStore
    /// What the catalogue knows of the products that users have.
    let products: KnownProducts
    let joining: Joining?
    let logger: Logger
    /// Where streams are told of changes, one after the other.
    let observing: DispatchQueue
    /// Where sign-in and sign-out take their turns.
    let switching = DispatchQueue(label: "user-stores.switching")
    let state: Mutex<State>

    init(
        files: UserFiles, guest: UserStore, current: UserStore, products: KnownProducts, joining: Joining?,
        logger: Logger, observing: DispatchQueue
    ) {
        self.files = files
        self.guest = guest
        self.products = products
        self.joining = joining
        self.logger = logger
        self.observing = observing
        state = Mutex(State(current: current))
    }

    /// Whose store is in use.
    public var scope: SessionScope { current.scope }

    /// What happened to files of the guest or of who is signed in that could not be used, as far as nobody has
    /// acknowledged it; empty in the usual case.
    public var reports: [StoreReport] {
        let current = current
        return guest.reports + (current === guest ? [] : current.reports)
    }

    /// The store that is in use.
    var current: UserStore { state.withLock(\.current) }

    /// Closes the files, when whatever runs on them is done. Without effect when they are closed.
    public func close() throws(ServiceError) {
        // Not while somebody signs in or out.
        let outcome: Result<Void, ServiceError> = switching.sync {
            Result { () throws(ServiceError) in
                let current = current
                if current !== guest { try current.close() }
                try guest.close()
            }
        }
        try outcome.get()
    }
}
