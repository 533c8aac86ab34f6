import Algorithms
import FlowKit
import Foundation
import GRDB
import Loading
import Logging
import Model

/// A part of the server's state of a user.
enum OutboxPull: Hashable, Sendable, CaseIterable {
    case bag, wishlist, profile
}

/// Loading the server's state, which replaces the device's state except for pending changes.
extension OutboxSender {
    /// The minimum time between two pulls, for example when the user switches between apps.
    static var minimumPullInterval: Duration { .seconds(10) }

    private static var maximumProductRequests: Int { 6 }

    /// The parts that the server stores.
    var allPulls: Set<OutboxPull> {
        var pulls: Set<OutboxPull> = [.profile]
        if supports(.carts) { pulls.insert(.bag) }
        if supports(.wishlists) { pulls.insert(.wishlist) }
        return pulls
    }

    /// Requests the server's state again. Failed requests keep their delay.
    ///
    /// - Returns: Whether there is something to do now.
    func pullAgain() -> Bool {
        let now = elapsed()
        guard let session, now - session.lastPull >= Self.minimumPullInterval else { return false }
        self.session?.lastPull = now
        self.session?.pulls = allPulls
        self.session?.waitsForSignIn = false
        return true
    }

    /// Requests the server's state again, also shortly after the last time or a failure, and a profile that is fresh.
    ///
    /// - Returns: The number of attempts until now, or `nil` if nobody is signed in.
    func requestPull() -> Int? {
        guard dependencies.account.signedIn.value != nil else { return nil }
        session?.lastPull = elapsed()
        session?.pullDue = .zero
        session?.pulls = allPulls
        session?.isRequested = true
        session?.waitsForSignIn = false
        return progress.value.pullAttempts
    }

    /// Loads a part of the server's state with the next step, if the server has it.
    func request(_ pull: OutboxPull) {
        if allPulls.contains(pull) { session?.pulls.insert(pull) }
    }

    func pull(_ pulls: Set<OutboxPull>) async throws(ServiceError) {
        var (failed, isRepeated) = (false, false)
        defer {
            let isComplete = session?.pulls.isEmpty ?? true
            if !isRepeated { progress.update { $0.endPull(isComplete ? nil : $0.lastFailure ?? .cancelled) } }
        }
        for pull in OutboxPull.allCases where pulls.contains(pull) {
            guard let session else { return }
            if pull == .profile, !session.isRequested, try await hasFreshProfile(session) {
                self.session?.pulls.remove(pull)
                continue
            }
            let date = dependencies.now()
            switch SendOutcome(await session.transport.outcome(of: session.api.request(for: pull))) {
            case .done(let response):
                do throws(ServiceError) {
                    try await take(pull, response, at: date)
                    self.session?.pulls.remove(pull)
                    continue
                } catch .cancelled {
                    throw .cancelled
                } catch .storage(let reason) {
                    throw .storage(reason)
                } catch {
                    postponePulls(error, after: nil)
                    try await countFailure(of: pull)
                }
            case .rejected(let refusal):
                postponePulls(.rejected(status: refusal.status, message: refusal.message), after: nil)
                try await countFailure(of: pull)
            case .retry(let failure, let retryAfter, let limit):
                postponePulls(failure, after: retryAfter)
                if limit != nil { try await countFailure(of: pull) }
                // Without a response, the next request would fail as well.
                if limit == nil { return }
            case .signIn: return waitForSignIn()
            case .cancelled: throw .cancelled
            }
            failed = true
        }
        guard !failed else { return }
        session?.failedPulls = 0
        // The user may have asked for a refresh in the meantime, which waits for the next pull.
        isRepeated = session?.pulls.isEmpty == false
        if !isRepeated { session?.isRequested = false }
    }

    private func postponePulls(_ failure: ServiceError, after retryAfter: Duration?) {
        progress.update { $0.lastFailure = failure }
        guard let session else { return }
        let failed = session.failedPulls + 1
        let delay = dependencies.policy.delay(after: failed, retryAfter: retryAfter, using: &generator)
        self.session?.failedPulls = failed
        self.session?.pullDue = elapsed() + delay
    }

    /// Counts a response without the cart. After too many, the changes of the bag need attention: they can't be sent without
    /// the number of the cart.
    private func countFailure(of pull: OutboxPull) async throws(ServiceError) {
        guard pull == .bag, let session else { return }
        self.session?.failedCarts = session.failedCarts + 1
        guard session.failedCarts + 1 >= OutboxPolicy.maximumFailures else { return }
        try await write { rows in
            guard try rows.setting(.cart) == nil else { return }
            try OutboxEntry.setBagNeedsAttention(true, in: rows)
        }
    }

    private func take(_ pull: OutboxPull, _ response: APIResponse, at date: Date) async throws(ServiceError) {
        guard let session else { return }
        switch pull {
        case .bag:
            let list = try WireDecoder.decode(CartListDTO.self, from: response)
            guard let cart = list.carts.elements.first else {
                throw .undecodable(path: "carts", reason: "it is empty")
            }
            try await takeBag(cart)
        case .wishlist:
            try await takeWishlist(try WireDecoder.decode(WishesDTO.self, from: response))
        case .profile:
            let user = try WireDecoder.decode(UserDTO.self, from: response, base: session.api.base).user
            guard user.id == session.signedIn.user.id else { return }
            try await write { rows in
                try rows.setProfile(user)
                try LoadDates(rows).set(date, of: .profile, LoadDates.all)
            }
        }
    }

    /// Returns whether the profile was loaded recently, perhaps by an earlier process.
    private func hasFreshProfile(_ session: Session) async throws(ServiceError) -> Bool {
        let date = try await read(session) { try LoadDates($0).date(of: .profile, [LoadDates.all]) }
        return CachedResource.profile.phase(at: date, now: dependencies.now()) == .fresh
    }

    // MARK: - Wishlist

    private func takeWishlist(_ wishes: WishesDTO) async throws(ServiceError) {
        try await write { rows in
            let queue = try OutboxEntry.all(in: rows).map(\.change)
            let local = try WishlistRecord.ids(in: rows)
            let server = wishes.isComplete ? wishes.products : Array((wishes.products + local).uniqued())
            let list = WishlistReconciliation(server: server, queue: queue, local: local).list()
            if list != local { try WishlistRecord.replace(with: list, in: rows) }
        }
    }

    // MARK: - Bag

    /// Shows the lines of known products immediately, and the others as they are loaded.
    ///
    /// A product that can't be loaded doesn't hold back the others, and is requested again with the next pull.
    private func takeBag(_ cart: CartDTO) async throws(ServiceError) {
        let products = cart.lines.map(\.product)
        guard let session else { return }
        let facts = try await read(session) { try CatalogFacts(of: products, in: $0.database) }
        let unknown = products.filter { facts.known[$0] == nil && !facts.gone.contains($0) }
        var failure: ServiceError?
        for batch in unknown.chunks(ofCount: Self.maximumProductRequests) {
            try await apply(cart, isComplete: false)
            do throws(ServiceError) { try await load(batch) } catch {
                if error == .cancelled { throw error }
                failure = failure ?? error
            }
        }
        try await apply(cart, isComplete: cart.isComplete)
        self.session?.failedCarts = 0
        if let failure { throw failure }
    }

    /// - Parameter isComplete: A Boolean value that indicates whether all lines are known and all products were requested. The
    ///   guest's lines are pending until then.
    private func apply(_ cart: CartDTO, isComplete: Bool) async throws(ServiceError) {
        try await write { rows in
            if try rows.setting(.cart) == nil { try OutboxEntry.setBagNeedsAttention(false, in: rows) }
            try rows.set(.cart, to: "\(cart.id)")
            try rows.set(.cartRevision, to: "\(cart.revision)")
            let local = try Bag(rows)
            let merged = try MergedLine.quantities(in: rows, bag: local)
            let sent = cart.lines.map { BagQuantity(id: $0.product, quantity: $0.quantity) }
            let unread =
                cart.isComplete ? [] : local.quantities.filter { line in !merged.contains { $0.id == line.id } }
            let reconciliation = BagReconciliation(
                server: Array((sent + unread).uniqued(on: \.id)), merged: merged,
                queue: try OutboxEntry.all(in: rows).map(\.change), local: local.quantities)
            if isComplete {
                for line in reconciliation.raised() {
                    try OutboxEntry.enqueue(.bagSet(line.id, quantity: line.quantity), in: rows)
                }
                try rows.all(MergedLine.self).deleteAll(rows.database)
            }
            let known = try CatalogFacts(of: cart.lines.map(\.product), in: rows.database).known
            let lines = reconciliation.bag().compactMap { line in
                (known[line.id] ?? local[line.id]?.product).map { BagLine(product: $0, quantity: line.quantity) }
            }
            try Bag(lines: lines).save(in: rows)
        }
    }

    // MARK: - Products

    /// Loads products, a few at the same time. A product that the shop no longer has is not an error.
    func load(_ ids: some Collection<Product.ID>) async throws(ServiceError) {
        for batch in Array(ids).chunks(ofCount: Self.maximumProductRequests) {
            let failure = await withTaskGroup(of: ServiceError?.self) { [products = dependencies.products] group in
                for id in batch {
                    group.addTask {
                        do throws(ServiceError) { _ = try await products.product(id, .networkOnly) } catch {
                            if case .notFound = error { return nil }
                            return error
                        }
                        return nil
                    }
                }
                return await group.reduce(nil) { $0 ?? $1 }
            }
            if let failure { throw failure }
        }
    }
}

extension OutboxSender.Progress {
    mutating func endPull(_ failure: ServiceError?) {
        pullAttempts += 1
        pullFailure = failure
    }
}

// MARK: - Rules

/// The bag after the server's bag was received.
///
/// Products with pending changes keep their quantity. All others have the server's quantity. A guest's lines are added;
/// of two quantities of a product, the larger counts.
struct BagReconciliation {
    /// The lines of the server, in its order.
    var server: [BagQuantity]
    /// The lines of the guest, in their order.
    var merged: [BagQuantity] = []
    /// The pending changes.
    var queue: [OutboxChange] = []
    /// The lines on this device, in their order.
    var local: [BagQuantity] = []

    /// Returns the lines: first the local ones in their order, then the server's, then the guest's.
    func bag() -> [BagQuantity] {
        var quantities = Dictionary(server.map { ($0.id, $0.quantity) }) { first, _ in first }
        for line in raised() { quantities[line.id] = line.quantity }
        let held = Dictionary(local.map { ($0.id, $0.quantity) }) { first, _ in first }
        for id in queue.flatMap(\.bagProducts) { quantities[id] = held[id] }
        let guests = Set(merged.map(\.id)).subtracting(server.map(\.id))
        let order = local.map(\.id).filter { !guests.contains($0) } + server.map(\.id) + merged.map(\.id)
        return order.uniqued().compactMap { id in
            quantities[id].map { BagQuantity(id: id, quantity: $0) }
        }
    }

    /// Returns the lines of the guest with a larger quantity than the server has.
    func raised() -> [BagQuantity] {
        let held = Dictionary(server.map { ($0.id, $0.quantity) }) { first, _ in first }
        return merged.filter { $0.quantity > held[$0.id] ?? 0 }
    }
}

extension OutboxEntry {
    /// Sets whether the changes of the bag that were never sent need attention: the server's cart can't be loaded.
    fileprivate static func setBagNeedsAttention(_ needsAttention: Bool, in rows: OwnerRows) throws {
        for var entry in try all(in: rows) where entry.lane == .bag && entry.attempts == 0 {
            entry.needsAttention = needsAttention
            try entry.update(rows.database)
        }
    }
}

extension OutboxChange {
    /// The products whose quantity in the server's bag the change affects.
    fileprivate var bagProducts: [Product.ID] {
        switch self {
        case .bagSet(let id, _, _): [id]
        case .placeOrder(let lines, _): lines.map(\.product)
        case .wishlistSet, .cancelOrder, .profileChange: []
        }
    }
}

/// The wishlist after the server's wishlist was received. Products with pending changes stay as they are on the device.
struct WishlistReconciliation {
    /// The products of the server, latest first.
    var server: [Product.ID]
    /// The pending changes.
    var queue: [OutboxChange] = []
    /// The products on this device, latest first.
    var local: [Product.ID] = []

    /// Returns the products: first those with pending changes, then the server's new ones, then the others.
    func list() -> [Product.ID] {
        let pending = Set(queue.compactMap { if case .wishlistSet(let id, _) = $0 { id } else { nil } })
        let (known, held) = (Set(local), Set(server))
        return local.filter(pending.contains) + server.filter { !known.contains($0) && !pending.contains($0) }
            + local.filter { held.contains($0) && !pending.contains($0) }
    }
}

/// A line that a guest brought along, until the server's bag is known.
struct MergedLine: OwnedRecord {
    static let databaseTableName = "mergedLine"

    let ownerID: OwnerID
    let productID: Product.ID
    let quantity: Int

    /// Returns the lines in the order of the bag.
    static func quantities(in rows: OwnerRows, bag: Bag) throws -> [BagQuantity] {
        let lines = Dictionary(
            try rows.all(MergedLine.self).fetchAll(rows.database).map { ($0.productID, $0.quantity) }
        ) { first, _ in first }
        return (bag.lines.map(\.id) + lines.keys.sorted()).uniqued().compactMap { id in
            lines[id].map { BagQuantity(id: id, quantity: $0) }
        }
    }

    /// Removes a product's line, because the user has changed the product's quantity.
    static func remove(_ id: Product.ID, in rows: OwnerRows) throws {
        try rows.all(MergedLine.self).filter(Column("productID") == id.rawValue).deleteAll(rows.database)
    }
}
