import FlowKit
import GRDB
import Model

extension LiveAccount {
    /// Lets who is signed in have the profile that their database holds, now and from now on: whatever changes it there,
    /// a person or the server, the session tells.
    ///
    /// - Returns: What ends it.
    static func follow(
        profilesIn users: UserStores, _ signedIn: CurrentValue<SignedIn?>
    ) -> @Sendable () -> Void {
        // What was changed before the last end is known before anybody asks.
        if let profile = try? users.current.database.pool.read({ try OutboxState(database: $0).profile() }) {
            signedIn.take(profile)
        }
        return users.watch("the session's profile") {
            try OutboxState(database: $0).profile()
        } onChange: { [signedIn] profile in
            if let profile { signedIn.take(profile) }
        } onFailure: {
        }
    }
}

extension CurrentValue<SignedIn?> {
    /// Takes over a profile of who is signed in. Without effect when it is somebody else's, and nobody is told when
    /// nothing has changed.
    fileprivate func take(_ profile: User) {
        update { state in
            guard let user = state?.user, user.id == profile.id else { return }
            var profile = profile
            // Where the API lives may have changed since it was kept.
            profile.image = user.image
            let new = profile == user ? nil : profile
            if state?.profile != new { state?.profile = new }
        }
    }
}
