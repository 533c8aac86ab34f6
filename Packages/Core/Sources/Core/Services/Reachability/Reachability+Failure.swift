import Model

extension Reachability {
    /// What a request's outcome tells of the server: nothing when nobody waited for it, or when it is none of the
    /// server's doing. Any answer at all shows that it is there.
    init?(_ failure: ServiceError?) {
        switch failure {
        case .offline, .timedOut: self = .offline
        case .cancelled, .storage: return nil
        case nil, .unauthorised, .notFound, .rateLimited, .rejected, .server, .undecodable, .tooLarge: self = .online
        }
    }
}
