import Foundation
import Model

extension HTTPMiddleware {
    /// Gives each request an identifier (`X-Request-ID`), by which the logs of the app and the server can be compared.
    ///
    /// It precedes all middleware that repeats a request, so that all attempts have the same identifier. A request that has
    /// an identifier keeps it.
    static func requestID(
        _ makeID: @escaping @Sendable () -> String = { UUID().uuidString.lowercased() }
    ) -> HTTPMiddleware {
        HTTPMiddleware { request, next async throws(ServiceError) in
            var request = request
            if request.id == nil { request.id = makeID() }
            return try await next(request)
        }
    }
}
