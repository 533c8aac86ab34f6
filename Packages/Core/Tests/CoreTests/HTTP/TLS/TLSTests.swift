import AsyncHTTPClient
import Foundation
import HTTPTypes
import Logging
import Model
import NIOSSL
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism)
struct TLSTests {
    private static let quiet = Logger(label: "tests") { _ in SwiftLogNoOpLogHandler() }

    /// Asks a server with a certificate of its own making.
    ///
    /// - Parameters:
    ///   - host: The name it is asked by. Each leads to this machine.
    ///   - isTrusted: Whether the client knows the certificate.
    ///   - context: The server's certificate and TLS versions; the usual ones when nil.
    private func answer(
        of host: String, isTrusted: Bool, _ context: NIOSSLContext? = nil
    ) async throws -> (StubTransport.Answer, requests: Int) {
        let requests = AsyncStream.makeStream(of: (StubTransport.Answer, Int).self)
        try await TestServer.run(tls: try context ?? TestCertificate.serverContext()) { _ in
            .json("{}")
        } _: { server in
            let configuration = try Self.configuration(isTrusted: isTrusted)
            let transport = AsyncHTTPTransport.forTests(
                client: HTTPClient(configuration: configuration), logger: Self.quiet)
            let url = try #require(URL(string: "https://\(host):\(server.port)/products"))
            let answer = await transport.result(of: APIRequest(url: url, headers: ["Authorization": "Bearer x"]))
            await transport.shutdown()
            requests.continuation.yield((answer, server.requests.count))
        }
        var outcomes = requests.stream.makeAsyncIterator()
        return try #require(await outcomes.next())
    }

    private static func configuration(isTrusted: Bool) throws -> HTTPClient.Configuration {
        var configuration = AsyncHTTPTransport.configuration(AsyncHTTPTransport.testLimits)
        configuration.dnsOverride = ["shop.test": "127.0.0.1", "other.test": "127.0.0.1"]
        if isTrusted {
            var tls = configuration.tlsConfiguration ?? .makeClientConfiguration()
            tls.trustRoots = .certificates([try TestCertificate.certificate()])
            configuration.tlsConfiguration = tls
        }
        return configuration
    }

    @Test func trustedServerWithMatchingNameReceivesTheRequest() async throws {
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

    @Test func aServerThatOnlySpeaksTLS11IsRefused() async throws {
        let context = try TestCertificate.serverContext(from: .tlsv1, to: .tlsv11)
        let (answer, requests) = try await answer(of: "shop.test", isTrusted: true, context)
        #expect(answer == .failure(.untrusted("the TLS handshake failed")))
        #expect(requests == 0)
    }

    @Test(arguments: [TLSVersion.tlsv12, .tlsv13])
    func aServerThatSpeaksACurrentVersionIsAsked(_ version: TLSVersion) async throws {
        let context = try TestCertificate.serverContext(from: version, to: version)
        let (answer, _) = try await answer(of: "shop.test", isTrusted: true, context)
        #expect((try? answer.get())?.status == 200)
    }

    /// Following it would fetch the content unencrypted.
    @Test func aRedirectFromHTTPSToHTTPIsRefused() async throws {
        let (insecureRequests, outcome) = (WatchedValue(0), WatchedValue(StubTransport.Answer?.none))
        try await TestServer.run { _ in
            insecureRequests.update { $0 += 1 }
            return .json("{}")
        } _: { insecure in
            try await TestServer.run(tls: TestCertificate.serverContext()) { _ in
                .json("", status: 302, headers: ["Location": "http://127.0.0.1:\(insecure.port)/products"])
            } _: { server in
                let transport = AsyncHTTPTransport.forTests(
                    client: HTTPClient(configuration: try Self.configuration(isTrusted: true)), logger: Self.quiet)
                let url = try #require(URL(string: "https://shop.test:\(server.port)/products"))
                let answer = await transport.result(of: APIRequest(url: url))
                await transport.shutdown()
                outcome.update { $0 = answer }
            }
        }
        #expect(outcome.value == .failure(.untrusted("it redirects from HTTPS to HTTP")))
        #expect(insecureRequests.value == 0)
    }

    /// The server never answers the first word of the handshake. Connecting is timed by the client, on its own clock.
    @Test func aConnectionThatIsNotMadeInTimeTimesOut() async throws {
        try await TestServer.run { _ in
            .json("{}")
        } _: { server in
            let limits = HTTPTimeLimits(connect: .milliseconds(50))
            let transport = AsyncHTTPTransport(limits: limits, logger: Self.quiet)
            let url = try #require(URL(string: "https://127.0.0.1:\(server.port)/"))
            #expect(await transport.result(of: APIRequest(url: url)) == .failure(.timedOut(after: .milliseconds(50))))
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
    func cutConnectionIsNotATrustFailure(_ error: NIOSSLError, _ failure: ServiceError?) {
        #expect(ServiceError(tls: error) == failure)
    }
}
