import FlowKit
import Foundation
import GRDB
import Logging
import Model

extension OutboxSender {
    /// Asks how things are on the server, and lets the device follow, under what is still queued.
    func pull(_ pulls: Set<Pull>) async throws(ServiceError) {
        for pull in Pull.allCases where pulls.contains(pull) {
            guard let session else { return }
            if pull == .profile, try await hasGoodProfile(session.place) {
                self.session?.pulls.remove(pull)
                continue
            }
            let asked = here.now()
            let request = request(for: pull, session.api)
            let outcome = await session.transport.outcome(of: request)
            switch try await settle(pull, OutboxVerdict(outcome), of: request, at: asked) {
            case .done(_), .unsupported, .refused:
                self.session?.pulls.remove(pull)
                self.session?.failedPulls = 0
            case .later(let failure, let wish):
                status.update { $0.lastFailure = failure }
                let failed = session.failedPulls + 1
                self.session?.failedPulls = failed
                let delay = here.schedule.delay(after: failed, wish: wish, using: &generator)
                self.session?.pullDue = elapsed() + delay
                return
            case .signIn:
                return waitForSignIn()
            case .cancelled: throw .cancelled
            }
        }
    }

    private func request(for pull: Pull, _ api: OutboxAPI) -> HTTPRequest {
        switch pull {
        case .bag: api.cart
        case .wishlist: api.wishes
        case .profile: api.profile
        }
    }

    /// An answer that can't be read, or whose products can't be learned of, is asked for again later.
    private func settle(
        _ pull: Pull, _ verdict: OutboxVerdict, of request: HTTPRequest, at date: Date
    ) async throws(ServiceError) -> OutboxVerdict {
        switch verdict {
        case .done(let response):
            do throws(ServiceError) {
                switch pull {
                case .bag: try await takeBag(response, to: request)
                case .wishlist: try await takeWishlist(response, to: request)
                case .profile: try await takeProfile(response, to: request, at: date)
                }
            } catch .cancelled {
                throw .cancelled
            } catch .storage(let reason) {
                throw .storage(reason)
            } catch {
                return .later(error, wish: nil)
            }
        case .unsupported, .refused:
            switch pull {
            case .bag: try await liveWithoutBag()
            case .wishlist: session?.hasWishlist = false
            case .profile: break
            }
        case .later, .signIn, .cancelled: break
        }
        return verdict
    }

    private func liveWithoutBag() async throws(ServiceError) {
        session?.hasBag = false
        try await write { try MergedLineTable(database: $0).removeAll() }
    }

    private func takeProfile(
        _ response: HTTPResponse, to request: HTTPRequest, at date: Date
    ) async throws(ServiceError) {
        guard let session else { return }
        let user = try WireDecoder.decode(UserDTO.self, from: response, to: request).user(base: session.api.base)
        try await write { database in
            try Self.setProfile(user, of: session.place.user.id, database)
            try LoadDates(database: database).set(date, of: .profile, LoadDates.all)
        }
    }

    /// Whether the profile was asked for only just now, perhaps by an earlier process.
    private func hasGoodProfile(_ place: OutboxPlace) async throws(ServiceError) -> Bool {
        let date = try await place.store.read { try LoadDates(database: $0).date(of: .profile, [LoadDates.all]) }
        return CachedResource.profile.phase(at: date, now: here.now()) == .fresh
    }

    private func takeWishlist(_ response: HTTPResponse, to request: HTTPRequest) async throws(ServiceError) {
        let wishes = try WireDecoder.decode(WishesDTO.self, from: response, to: request)
        guard wishes.revision != nil else {
            session?.hasWishlist = false
            return
        }
        session?.hasWishlist = true
        let facts = try facts(of: Set(wishes.products))
        let images = here.account.users.products.images
        try await write { database in
            let wishlist = WishlistTable(database: database)
            let queue = try OutboxTable(database: database).entries().map(\.change)
            let items = try wishlist.items()
            let local = items.map(\.id)
            let list = WishReconciliation(server: wishes.products, queue: queue, local: local).list()
            guard list != local else { return }
            let held = Dictionary(items.map { ($0.id, $0.product) }) { first, _ in first }
            for id in local { _ = try wishlist.remove(id) }
            for id in list.reversed() { try wishlist.add(id, facts.known[id].map(images.stored) ?? held[id] ?? nil) }
        }
    }

    private func takeBag(_ response: HTTPResponse, to request: HTTPRequest) async throws(ServiceError) {
        let list = try WireDecoder.decode(CartListDTO.self, from: response, to: request)
        guard let cart = list.carts.first, let revision = cart.revision else { return try await liveWithoutBag() }
        session?.hasBag = true
        let facts = try await learned(Set(cart.lines.map(\.product)))
        let images = here.account.users.products.images
        try await write { database in
            let state = OutboxState(database: database)
            try state.set(.cart, "\(cart.id)")
            try state.set(.cartRevision, "\(revision)")
            let merged = MergedLineTable(database: database)
            let (bag, outbox) = (BagTable(database: database), OutboxTable(database: database))
            let local = try bag.lines()
            let truth = BagReconciliation(
                server: cart.lines.map { BagQuantity(id: $0.product, quantity: $0.quantity) },
                merged: try merged.lines(), queue: try outbox.entries().map(\.change),
                local: local.map { BagQuantity(id: $0.product.id, quantity: $0.quantity) })
            for line in truth.raised() { try outbox.enqueue(.bagSet(line.id, quantity: line.quantity)) }
            try merged.removeAll()
            let here = Dictionary(local.map { ($0.product.id, $0.product) }) { first, _ in first }
            try bag.replace(
                with: truth.bag().compactMap { line in
                    (facts.known[line.id].map(images.stored) ?? here[line.id]).map {
                        BagTable.Line(product: $0, quantity: line.quantity)
                    }
                })
        }
    }

    /// What the catalogue knows of products, after it was asked for those that it does not know.
    private func learned(_ ids: Set<Product.ID>) async throws(ServiceError) -> CatalogueFacts {
        let known = try facts(of: ids)
        let unknown = ids.subtracting(known.known.keys).subtracting(known.gone)
        guard !unknown.isEmpty else { return known }
        try await here.learn(unknown)
        return try facts(of: ids)
    }

    private func facts(of ids: Set<Product.ID>) throws(ServiceError) -> CatalogueFacts {
        do { return try here.account.users.products.facts(of: ids) } catch { throw ServiceError(storing: error) }
    }
}

extension BagTable {
    /// Makes the bag hold these lines, in this order. Without effect when it does.
    func replace(with lines: [Line]) throws {
        let held = try self.lines()
        let areSame =
            held.map { BagQuantity(id: $0.product.id, quantity: $0.quantity) }
            == lines.map { BagQuantity(id: $0.product.id, quantity: $0.quantity) }
        guard !areSame else { return }
        try database.execute(sql: "DELETE FROM bagLine")
        for line in lines { try append(line.product, quantity: line.quantity) }
    }
}
