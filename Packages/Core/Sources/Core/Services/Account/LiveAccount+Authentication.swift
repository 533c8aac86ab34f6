import FlowKit
import GRDB
public import Model
import Synchronization

extension LiveAccount: AuthenticationService {
    @discardableResult
    public func signIn(username: String, password: String) async throws(SignInError) -> User {
        let (user, tokens) = try await api.signIn(username: username, password: password)
        if Task.isCancelled { throw .service(.cancelled) }
        let number = count.withLock { count in
            count += 1
            return count
        }
        do {
            try await users.switchTo({ .user(user.id) }, keepsUnsent: true) { [self] _ in
                try file.withLock { file throws(ServiceError) in
                    try file.write(user, tokens)
                    signedIn.send(SignedIn(user: user, tokens: tokens, number: number))
                }
            }
        } catch {
            throw .service(users.failure(error))
        }
        return user
    }

    public func unsentChanges() async throws(ServiceError) -> UnsentChanges {
        try await users.read { database, _ in try UnsentChanges(database) }
    }

    public func signOut(discarding confirmed: UnsentChanges) async throws(SignOutError) {
        do {
            try await users.switchTo({ .guest }) { [self] database in
                let unsent = try UnsentChanges(database)
                guard unsent.isCovered(by: confirmed) else { throw SignOutError.unsentChanges(unsent) }
                try file.withLock { file throws(ServiceError) in
                    try file.remove()
                    signedIn.send(nil)
                }
            }
        } catch let error as SignOutError {
            throw error
        } catch {
            throw .service(users.failure(error))
        }
    }
}

extension UnsentChanges {
    /// Counts the changes of a user's database that the server hasn't received.
    init(_ database: Database) throws {
        let orders = try OutboxEntry.all(in: database).count { if case .placeOrder = $0.change { true } else { false } }
        // Products that the guest had in the bag become changes when the server's bag is known.
        let all = try OutboxEntry.fetchCount(database) + MergedLine.fetchCount(database)
        self.init(orders: orders, others: all - orders)
    }
}
