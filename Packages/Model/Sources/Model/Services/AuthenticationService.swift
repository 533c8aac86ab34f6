/// Signs users in and out. Observe the ``SessionService`` for the resulting session.
public protocol AuthenticationService: Sendable {
    /// Signs in, replacing the current session if there is one. The unsent changes of the user who is replaced stay on the
    /// device until that user signs in again.
    @discardableResult
    func signIn(username: String, password: String) async throws(SignInError) -> User

    /// Returns the changes that signing out would discard.
    func unsentChanges() async throws(ServiceError) -> UnsentChanges

    /// Returns the kinds of the user's data that only this device has, and that signing out deletes.
    func deviceOnlyData() async throws(ServiceError) -> Set<DeviceOnlyData>

    /// Signs out and removes the user's data from the device, even if the server isn't reachable.
    ///
    /// - Parameter confirmed: The unsent changes that the user has agreed to discard.
    /// - Throws: ``SignOutError/unsentChanges(_:)`` if there are others. The user is still signed in when this throws.
    func signOut(discarding confirmed: UnsentChanges) async throws(SignOutError)
}

/// A kind of data that only this device has, because the server doesn't store it.
public enum DeviceOnlyData: CaseIterable, Hashable, Sendable {
    case bag, wishlist, addresses, voucher
}

extension AuthenticationService {
    public func deviceOnlyData() async throws(ServiceError) -> Set<DeviceOnlyData> { [] }

    /// Signs out if the server has received all changes.
    public func signOut() async throws(SignOutError) { try await signOut(discarding: .none) }
}
