import Core
import FlowTestSupport
import Logging

extension AsyncHTTPTransport {
    /// Creates a transport whose time limits end no exchange: on a busy machine, an exchange with a server on loopback can
    /// take longer than the limits of the app.
    static func forTests(logger: Logger) -> AsyncHTTPTransport {
        AsyncHTTPTransport(limits: HTTPTimeLimits(connect: .seconds(600)), clock: ManualClock(), logger: logger)
    }
}
