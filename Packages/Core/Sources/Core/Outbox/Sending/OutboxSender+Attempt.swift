import FlowKit
import Foundation
import GRDB
import Logging
import Model

extension OutboxSender {
    /// How often an answer that can't be read is asked for again. Then what was asked for counts as done: the server has
    /// said so.
    private static let mostUnreadable = 3

    /// Sends one entry, and settles what becomes of it.
    func attempt(_ entry: OutboxEntry) async throws(ServiceError) -> OutboxRest {
        guard let session else { return .goOn }
        guard let request = try await request(for: entry, session) else { return .goOn }
        guard let entry = try await write({ try OutboxTable(database: $0).beginAttempt(entry.number) }) else {
            return .goOn
        }
        status.update { $0.isSending = true }
        let outcome = await session.transport.outcome(of: request)
        status.update { $0.isSending = false }
        try await settle(entry, OutboxVerdict(outcome), of: request)
        return .goOn
    }

    /// Writes to the database of the signing in that the sender works for. Nothing is written when that is over.
    func write<Value: Sendable>(
        _ change: @escaping @Sendable (Database) throws -> Value
    ) async throws(ServiceError) -> Value {
        guard let place = session?.place else { throw .cancelled }
        return try await place.store.write { [users = here.account.users] database in
            guard users.current === place.store else { throw ServiceError.cancelled }
            return try change(database)
        }
    }

    /// Nil when the server's cart has to be asked for first, or when it has none and the entry is finished.
    private func request(for entry: OutboxEntry, _ session: Session) async throws(ServiceError) -> HTTPRequest? {
        do {
            switch entry.change {
            case .bagSet(let id, let quantity, _):
                guard session.hasBag != false else {
                    try await write { try OutboxTable(database: $0).finish(entry.number) }
                    return nil
                }
                let cart = try await session.place.store.read { try OutboxState(database: $0).number(.cart) }
                guard let cart else {
                    self.session?.hasBag = nil
                    return nil
                }
                return try session.api.setLine(id, quantity: quantity, cart: cart, key: entry.key)
            case .wishlistSet(let id, let isOn): return session.api.setWish(id, isOn: isOn, key: entry.key)
            case .placeOrder(let lines): return try session.api.place(lines, key: entry.key)
            case .profileChange(let fields): return try session.api.change(fields, key: entry.key)
            }
        } catch {
            throw error as? ServiceError ?? .storage("\(error)")
        }
    }

    private func settle(
        _ entry: OutboxEntry, _ verdict: OutboxVerdict, of request: HTTPRequest
    ) async throws(ServiceError) {
        switch verdict {
        case .cancelled: break
        case .signIn:
            waitForSignIn()
        case .later(let failure, let wish): try await postpone(entry, failure, wish)
        case .unsupported:
            status.update { $0.lastFailure = nil }
            try await settleUnsupported(entry)
        case .refused(let refusal):
            status.update { $0.lastFailure = nil }
            here.logger.notice("The server rejected change \(entry.number) (\(refusal.status))")
            try await settleRefused(entry, refusal)
        case .done(let response):
            do throws(ServiceError) {
                try await settleDone(entry, response, to: request)
                status.update { $0.lastFailure = nil }
            } catch {
                guard case .undecodable = error else { throw error }
                // A page for people is not the shop's: a network that wants a sign-in of its own answers so.
                guard response.mayBeTheShops, entry.attempts >= Self.mostUnreadable else {
                    return try await postpone(entry, error, nil)
                }
                here.logger.error("The answer to change \(entry.number) can't be read: \(error)")
                session?.pulls.formUnion([.bag, .wishlist, .profile])
                try await write { [images = here.account.users.products.images] database in
                    try OutboxTable(database: database).finish(entry.number)
                    _ = try PendingOrderTable(database: database, images: images).take(entry.key)
                }
            }
        }
    }

    /// The tokens of this signing in are worth nothing any more. If there is another one already, that goes on.
    func waitForSignIn() {
        let isOver = OutboxPlace(here.account)?.isSame(as: session?.place) ?? true
        session?.waitsForSignIn = isOver
        status.update { $0.lastFailure = .unauthorised }
    }

    private func postpone(_ entry: OutboxEntry, _ failure: ServiceError, _ wish: Duration?) async throws(ServiceError) {
        let delay = here.schedule.delay(after: entry.attempts, wish: wish, using: &generator)
        status.update { $0.lastFailure = failure }
        try await write { [now = here.now()] in
            try OutboxTable(database: $0).reschedule(entry.number, after: delay, from: now)
        }
    }
}

extension HTTPResponse {
    /// Whether the body is JSON, or there is none.
    fileprivate var mayBeTheShops: Bool {
        body.isEmpty || (try? JSONSerialization.jsonObject(with: body, options: .fragmentsAllowed)) != nil
    }
}
