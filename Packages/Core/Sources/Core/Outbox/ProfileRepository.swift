import FlowKit
import GRDB
import Model

/// The profile of the signed-in user, including pending changes.
struct ProfileRepository: ProfileService {
    let account: LiveAccount

    func profile() -> AsyncStream<User?> {
        account.users.values(of: "the profile") { [account] database in
            guard let user = account.signedIn.value?.user else { return nil }
            return try Self.profile(of: user, database)
        }
    }

    func change(_ change: ProfileChange) async throws(ServiceError) {
        if let problem = change.problem { throw .rejected(status: 400, message: problem.description) }
        try await account.users.write { [account] database, scope in
            guard let user = account.signedIn.value?.user, scope == .user(user.id) else {
                throw ServiceError.unauthorized
            }
            let old = try Self.profile(of: user, database)
            let real = change.differing(from: old)
            guard !real.isEmpty else { return }
            try OutboxState(database: database).setProfile(real.applied(to: old))
            try OutboxEntry.enqueue(.profileChange(real), in: database)
            try LoadDates(database: database).forget(.profile)
        }
    }

    private static func profile(of user: User, _ database: Database) throws -> User {
        guard var profile = try OutboxState(database: database).profile(), profile.id == user.id else { return user }
        // The address of the API may have changed since the profile was stored.
        profile.image = user.image
        return profile
    }
}

extension ProfileChange {
    /// Returns only the fields that differ.
    fileprivate func differing(from user: User) -> ProfileChange {
        ProfileChange(
            firstName: firstName == user.firstName ? nil : firstName,
            lastName: lastName == user.lastName ? nil : lastName, email: email == user.email ? nil : email)
    }
}
