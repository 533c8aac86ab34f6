import Model

extension Icon {
    /// Creates the symbol of a failure.
    init(_ error: ServiceError) {
        self =
            switch error {
            case .offline: .offline
            case .timedOut, .rateLimited: .time
            case .notFound: .search
            case .cancelled, .unauthorized, .forbidden, .conflict, .rejected, .server, .untrusted, .undecodable,
                .tooLarge,
                .storage:
                .warning
            }
    }
}
