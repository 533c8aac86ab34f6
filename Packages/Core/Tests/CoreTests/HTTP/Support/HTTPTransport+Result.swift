import Model

@testable import Core

extension HTTPTransport {
    /// The outcome as a value.
    func result(of request: APIRequest) async -> Result<APIResponse, ServiceError> {
        do throws(ServiceError) {
            return .success(try await send(request))
        } catch {
            return .failure(error)
        }
    }
}
