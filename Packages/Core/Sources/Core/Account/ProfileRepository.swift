import FlowKit
import Model

/// The profile of the signed-in user, including pending changes.
struct ProfileRepository: ProfileService {
    let device: DeviceStore

    func profile() -> AsyncStream<User?> {
        device.values(of: "the profile") { try $0.profile() }
    }

    func change(_ change: ProfileChange) async throws(ServiceError) {
        if let problem = change.problem { throw .rejected(status: 400, message: String(localized: problem.text)) }
        try await device.write { rows in
            guard let old = try rows.profile() else { throw ServiceError.unauthorized }
            let real = change.differing(from: old)
            guard !real.isEmpty else { return }
            try OutboxEntry.enqueue(.profileChange(real), in: rows)
            try LoadDates(rows).forget(.profile)
        }
    }
}

extension OwnerRows {
    /// Returns the user's profile, including pending changes. `nil` for the guest.
    func profile() throws -> User? {
        guard var user = try serverProfile() else { return nil }
        for case .profileChange(let fields) in try OutboxEntry.all(in: self).map(\.change) {
            user = fields.applied(to: user)
        }
        return user
    }

    /// Returns the user's profile as the server has it. `nil` for the guest.
    func serverProfile() throws -> User? { try setting(.profile, as: StoredUser.self) }

    /// Stores the profile that the server has.
    func setProfile(_ server: User) throws { try set(.profile, to: StoredJSON.text(server, as: StoredUser.self)) }
}

extension ProfileChange {
    /// Returns only the fields that differ.
    fileprivate func differing(from user: User) -> ProfileChange {
        ProfileChange(
            firstName: firstName == user.firstName ? nil : firstName,
            lastName: lastName == user.lastName ? nil : lastName, email: email == user.email ? nil : email)
    }
}
