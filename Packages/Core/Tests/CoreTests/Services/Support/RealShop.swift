import Foundation
import Logging
import Model
import StoreServer

@testable import Core

/// A real shop's server on loopback, and devices that use it.
struct RealShop: Sendable {
    let server: StoreServer
    let network: LiveNetwork
    let directory: TemporaryDirectory
    /// What the devices and the network have logged.
    let log: LogRecorder
    /// What the server has logged: a line for each request.
    let serverLog: LogRecorder
    /// What the server has sent to users.
    var messages = CurrentValue<[StoreMail]>([])

    /// Runs a server for as long as the body runs.
    static func run(
        _ configuration: StoreServerConfiguration = .init(), catalog: Catalog = .standard,
        _ body: (RealShop) async throws -> Void
    ) async throws {
        let serverLog = LogRecorder()
        let messages = CurrentValue<[StoreMail]>([])
        let server = StoreServer(
            configuration: configuration, catalog: catalog, clock: ContinuousClock(), logger: serverLog.logger
        ) { message in messages.update { $0.append(message) } }
        try await server.serve { address in
            let log = LogRecorder()
            let network = LiveNetwork(
                api: address.baseURL, http: AsyncHTTPTransport.forTests(logger: log.logger),
                capabilities: configuration.hasExtensions ? .all : .dummyJSON, logger: log.logger)
            let directory = try TemporaryDirectory()
            var outcome: Result<Void, any Error> = .success(())
            do {
                try await body(
                    RealShop(
                        server: server, network: network, directory: directory, log: log, serverLog: serverLog,
                        messages: messages))
            } catch {
                outcome = .failure(error)
            }
            await network.shutdown()
            try outcome.get()
        }
    }

    /// Runs the body on a device, and closes that.
    func device(_ name: String = "device", _ body: (LiveServices) async throws -> Void) async throws {
        let device = try await LiveServices(
            directory: place(name), network: network, payments: SandboxPayments(), tokens: .file, logger: log.logger)
        var outcome: Result<Void, any Error> = .success(())
        do { try await body(device) } catch { outcome = .failure(error) }
        device.close()
        try outcome.get()
    }

    /// Where a device keeps its things.
    func place(_ name: String = "device") -> URL { directory.url.appending(path: name) }

    func sessionFile(_ name: String = "device") -> URL { place(name).appending(path: "session.json") }

    /// How often a path was asked for.
    func requests(to path: String) -> Int { serverLog.all.count { $0.contains(" \(path) ") } }
}

extension LiveServices {
    /// Signs in as the user of that name, who has a password of the usual form.
    @discardableResult
    func signIn(_ name: String = "emilys") async throws -> User {
        try await authentication.signIn(username: name, password: name + "pass")
    }

    /// Who is signed in now.
    var currentUser: User? {
        get async {
            var sessions = session.session().makeAsyncIterator()
            return await sessions.next()?.user
        }
    }
}
