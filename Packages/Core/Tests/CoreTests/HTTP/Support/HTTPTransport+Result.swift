import Core
import Model

extension HTTPTransport {
    /// The outcome as a value.
    func result(of request: HTTPRequest) async -> Result<HTTPResponse, ServiceError> {
        do throws(ServiceError) {
            return .success(try await send(request))
        } catch {
            return .failure(error)
        }
    }
}
