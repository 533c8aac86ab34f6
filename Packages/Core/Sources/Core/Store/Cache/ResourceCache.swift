import FlowKit
import Foundation
import Logging
import Model

/// Decides between what the device holds and what the server has, by the age of what is held.
struct ResourceCache: Sendable {
    let store: ShopStore
    let logger: Logger
    /// The time on the wall: ages are counted over restarts.
    var now: @Sendable () -> Date = { Date() }

    /// What is wanted, from where its age says that it should come.
    ///
    /// - Parameters:
    ///   - resource: What kind of thing it is: that has the policy.
    ///   - name: Which of that kind; `all` for a list of all.
    ///   - stored: Reads what the device holds; nil when that is nothing.
    ///   - load: Asks the server, and keeps the answer.
    ///   - revalidate: Runs what may go on behind what is shown at once.
    func loadCached<Value: Sendable>(
        _ resource: CachedResource, _ name: String = "all",
        stored: () async throws(ServiceError) -> Value?,
        load: @escaping @Sendable () async throws(ServiceError) -> Value,
        revalidate: (@escaping @Sendable () async -> Void) -> Void = { work in Task { await work() } }
    ) async throws(ServiceError) -> Value {
        let phase = try await phase(of: resource, name)
        guard phase != .expired, let held = try await stored() else { return try await fresh(resource, name, load) }
        switch phase {
        case .fresh:
            return held
        case .usable:
            revalidate { [self] in
                do throws(ServiceError) {
                    _ = try await fresh(resource, name, load)
                } catch {
                    logger.debug("Asking again for \(resource.rawValue) \(name) has failed: \(error)")
                }
            }
            return held
        case .usableOnError, .expired:
            do throws(ServiceError) {
                return try await fresh(resource, name, load)
            } catch {
                guard error.mayPass else { throw error }
                return held
            }
        }
    }

    /// All whose names begin so are asked for anew, whatever their age. Best effort, logged.
    func forget(_ resource: CachedResource, beginningWith name: String = "") async {
        do throws(ServiceError) {
            try await store.write { try LoadDates(database: $0).forget(resource, beginningWith: name) }
        } catch {
            logger.error("Forgetting when \(resource.rawValue) \(name) was loaded has failed: \(error)")
        }
    }

    /// How good what the device holds is, by its age.
    func phase(of resource: CachedResource, _ name: String = "all") async throws(ServiceError) -> CachePhase {
        let date = try await store.readBriefly { try LoadDates(database: $0).date(of: resource, name) }
        guard let date else { return .expired }
        return resource.policy.phase(atAge: .seconds(now().timeIntervalSince(date)))
    }

    /// Asks the server, and notes when: the moment of the question, not that of the answer.
    func fresh<Value: Sendable>(
        _ resource: CachedResource, _ name: String, _ load: () async throws(ServiceError) -> Value
    ) async throws(ServiceError) -> Value {
        let asked = now()
        let value = try await load()
        try await keep("when \(resource.rawValue) \(name) was loaded", in: store, logger) {
            store throws(ServiceError) in
            try await store.write { try LoadDates(database: $0).set(asked, of: resource, name) }
        }
        return value
    }
}

extension ServiceError {
    /// Whether it says nothing about what was asked for, only that the server can't answer now.
    fileprivate var mayPass: Bool {
        switch self {
        case .offline, .timedOut, .rateLimited, .server: true
        default: false
        }
    }
}
