import AsyncHTTPClient
import Foundation
import Logging
import Model
import NIOSSL
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(10)), .boundedParallelism)
struct TLSTests {
    private static let quiet = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }

    /// Asks a server with a certificate of its own making.
    ///
    /// - Parameters:
    ///   - host: The name it is asked by. Each leads to this machine.
    ///   - isTrusted: Whether the client knows the certificate.
    private func answer(of host: String, isTrusted: Bool) async throws -> (StubTransport.Answer, requests: Int) {
        let requests = AsyncStream.makeStream(of: (StubTransport.Answer, Int).self)
        try await TestServer.run(tls: TestCertificate.serverContext()) { _ in
            .json("{}")
        } _: { server in
            var configuration = AsyncHTTPTransport.configuration()
            configuration.dnsOverride = ["shop.test": "127.0.0.1", "other.test": "127.0.0.1"]
            if isTrusted {
                var tls = TLSConfiguration.makeClientConfiguration()
                tls.trustRoots = .certificates([try TestCertificate.certificate()])
                configuration.tlsConfiguration = tls
            }
            let transport = AsyncHTTPTransport(client: HTTPClient(configuration: configuration), logger: Self.quiet)
            let url = try #require(URL(string: "https://\(host):\(server.port)/products"))
            let answer = await transport.result(of: HTTPRequest(url: url, headers: ["Authorization": "Bearer x"]))
            await transport.shutdown()
            requests.continuation.yield((answer, server.requests.count))
        }
        var outcomes = requests.stream.makeAsyncIterator()
        return try #require(await outcomes.next())
    }

    @Test func whoeverIsTrustedAndHasTheRightNameIsAsked() async throws {
        let (answer, requests) = try await answer(of: "shop.test", isTrusted: true)
        #expect((try? answer.get())?.status == 200)
        #expect(requests == 1)
    }

    @Test func aCertificateThatNobodyHasSignedIsNotTrusted() async throws {
        let (answer, requests) = try await answer(of: "shop.test", isTrusted: false)
        let reason = "its certificate is expired or not trusted by this device"
        #expect(answer == .failure(.untrusted(reason)))
        #expect(requests == 0, "nothing is sent to whoever is not trusted")
    }

    @Test func aCertificateForAnotherNameIsNotTrusted() async throws {
        let (answer, requests) = try await answer(of: "other.test", isTrusted: true)
        #expect(answer == .failure(.untrusted("its certificate is for another name")))
        #expect(requests == 0)
    }

    /// The server never answers the first word of the handshake. Connecting is timed by the client, on its own clock.
    @Test func aConnectionThatIsNotMadeInTimeTimesOut() async throws {
        try await TestServer.run { _ in
            .json("{}")
        } _: { server in
            let limits = HTTPTimeLimits(connect: .milliseconds(50))
            let transport = AsyncHTTPTransport(limits: limits, logger: Self.quiet)
            let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
            #expect(await transport.result(of: HTTPRequest(url: url)) == .failure(.timedOut(after: .milliseconds(50))))
            await transport.shutdown()
            #expect(server.requests.isEmpty)
        }
    }

    @Test(
        arguments: [
            (.handshakeFailed(.zeroReturn), .untrusted("the TLS handshake failed")),
            (.noCertificateToValidate, .untrusted("it shows no certificate")), (.handshakeFailed(.syscallError), nil),
            (.uncleanShutdown, nil),
        ] as [(NIOSSLError, ServiceError?)])
    func whatIsOnlyCutIsNoLackOfTrust(_ error: NIOSSLError, _ failure: ServiceError?) {
        #expect(ServiceError(tls: error) == failure)
    }
}
