import AsyncHTTPClient
import FlowTestSupport
import Logging

@testable import Core

extension AsyncHTTPTransport {
    /// Creates a transport whose time limits end no exchange, unless the test advances the clock: on a busy machine, an
    /// exchange with a server on loopback can take longer than the limits of the app.
    static func forTests(
        client: HTTPClient? = nil, clock: any Clock<Duration> = ManualClock(), logger: Logger
    ) -> AsyncHTTPTransport {
        AsyncHTTPTransport(client: client, limits: testLimits, clock: clock, logger: logger)
    }

    /// The client measures the time to connect itself. This limit only ends a test that hangs.
    static var testLimits: HTTPTimeLimits { HTTPTimeLimits(connect: .seconds(600)) }
}
