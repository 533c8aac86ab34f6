import Model

/// Tells a monitor what becomes of every request.
struct ReportingTransport: HTTPTransport {
    let base: any HTTPTransport
    let monitor: ReachabilityMonitor

    func send(_ request: HTTPRequest) async throws(ServiceError) -> HTTPResponse {
        do throws(ServiceError) {
            let response = try await base.send(request)
            monitor.note(nil)
            return response
        } catch {
            monitor.note(error)
            throw error
        }
    }
}
