import FlowKit
import Foundation
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

extension OutboxSender {
    /// Returns whether the profile was loaded recently, perhaps by an earlier process.
    func hasFreshProfile(_ session: Session) async throws(ServiceError) -> Bool {
        let date = try await read(session) { try LoadDates($0).date(of: .profile, [LoadDates.all]) }
        return CachedResource.profile.phase(at: date, now: dependencies.now()) == .fresh
    }

    /// Stores the profile that the server has, unless another user has signed in since.
    func takeProfile(_ user: User, at date: Date) async throws(ServiceError) {
        guard let session, user.id == session.signedIn.user.id else { return }
        try await write { rows in
            try rows.setProfile(user)
            try LoadDates(rows).set(date, of: .profile, LoadDates.all)
        }
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
