import Model

extension Reachability {
    /// What a request's outcome tells of the server: nothing when nobody waited for it, or when it is none of the
    /// server's doing. Any answer at all shows that it is there.
    init?(_ failure: ServiceError?) {
        switch failure {
        // Who can't show that it is the server, is not: what is behind a hotel's sign-in page, say.
        case .offline, .timedOut, .untrusted: self = .offline
        case .cancelled, .storage: return nil
        case nil, .unauthorised, .forbidden, .notFound, .conflict, .rateLimited, .rejected, .server, .undecodable,
            .tooLarge:
            self = .online
        }
    }
}
