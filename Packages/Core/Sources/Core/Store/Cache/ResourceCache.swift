import FlowKit
import Foundation
import GRDB
import Logging
import Model

/// Decides between what the device holds and what the server has, by the age of what is held.
struct ResourceCache: Sendable {
    let store: any DatedStore
    let logger: Logger
    /// The time on the wall: ages are counted over restarts.
    var now: @Sendable () -> Date = { Date() }

    /// What is wanted, from where it is asked for. An answer of the server's is kept, and its date with it, in one
    /// transaction: what could not be kept has no date.
    ///
    /// - Parameters:
    ///   - resource: What kind of thing it is: that has the policy.
    ///   - names: Which of that kind; its own name first, then those of what it is a part of.
    ///   - origin: Where it is asked for.
    ///   - stored: Reads what the device holds; nil when that is nothing.
    ///   - ask: Asks the server.
    ///   - keep: Stores the answer.
    func load<Value: Sendable>(
        _ resource: CachedResource, _ names: [String], from origin: DataOrigin,
        stored: () async throws(ServiceError) -> Value?,
        ask: () async throws(ServiceError) -> Value,
        keep: @escaping @Sendable (Value, Database) throws -> Void
    ) async throws(ServiceError) -> Value? {
        switch origin {
        case .stored, .fallback:
            return try await phase(of: resource, names).allows(origin) ? try await stored() : nil
        case .current:
            if let held = try await good(resource, names, stored) { return held }
        case .fresh: break
        }
        let asked = now()
        let value = try await ask()
        try await self.keep("\(resource.rawValue) \(names.first ?? "")") { database in
            try keep(value, database)
            if let name = names.first { try LoadDates(database: database).set(asked, of: resource, name) }
        }
        return value
    }

    /// What is held, if nobody need be asked. A store that can't be read holds nothing: the server will say.
    private func good<Value: Sendable>(
        _ resource: CachedResource, _ names: [String], _ stored: () async throws(ServiceError) -> Value?
    ) async throws(ServiceError) -> Value? {
        do throws(ServiceError) {
            return try await phase(of: resource, names) == .fresh ? try await stored() : nil
        } catch {
            if case .storage = error { return nil }
            throw error
        }
    }

    /// How good what the device holds is, by its age.
    func phase(of resource: CachedResource, _ names: [String]) async throws(ServiceError) -> CachePhase {
        resource.phase(at: try await store.dates { try $0.date(of: resource, names) }, now: now())
    }

    /// Stores what the server has answered. That it can't be stored does not keep the answer from the screen.
    func keep(
        _ what: String, _ change: @escaping @Sendable (Database) throws -> Void
    ) async throws(ServiceError) {
        try await Core.keep(what, logger) { () throws(ServiceError) in try await store.keep(change) }
    }
}

extension CachedResource {
    /// How good it is that was loaded then. What has no date was held before dates were, or is known to have changed: it
    /// may be shown, and is not good.
    func phase(at date: Date?, now: Date) -> CachePhase {
        guard let date else { return .usable }
        // Whatever a file says, it is no age without bounds.
        return policy.phase(atAge: .seconds(min(max(now.timeIntervalSince(date), -1), 1e11)))
    }
}

extension CachePhase {
    /// Whether what is held may be answered to who asks for it there.
    func allows(_ origin: DataOrigin) -> Bool {
        switch self {
        case .fresh, .usable: true
        case .usableOnError: origin == .fallback
        case .expired: false
        }
    }
}
