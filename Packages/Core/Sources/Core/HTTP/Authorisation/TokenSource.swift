public import Model

/// Has the token to ask with, and gets another one when the server takes it no more.
public protocol TokenSource: Sendable {
    /// The token to ask with; nil when nobody is signed in.
    func accessToken() -> AccessToken?

    /// Another token in the place of one that the server has refused (401). Many may ask for it at once.
    ///
    /// - Returns: nil when whoever had the refused one is not signed in any more.
    /// - Throws: When it could not be found out, so that it may be tried again.
    func accessToken(after refused: AccessToken) async throws(ServiceError) -> AccessToken?
}
