import FlowTestSupport
import Foundation
import GRDB
import Logging
import Mocks
import Model

@testable import Core

/// A process that changes one subject of a user's data until it is killed, and reports each change that it makes.
struct KilledProcess: Sendable {
    /// A line of the reports: the state before a change and after it.
    struct Report: Codable {
        enum Event: String, Codable { case opened, tried, done }

        let event: Event
        let values: KilledSubject.Values
    }

    /// The maximum number of changes of a process.
    static let maximum = 12

    let subject: KilledSubject
    /// The parent of the device's directory.
    let directory: URL
    let api: URL

    var device: URL { directory.appending(path: "device") }
    private var file: URL { directory.appending(path: "reports.txt") }

    /// Returns what the last process has reported, and removes it.
    func takeReports() throws -> [Report] {
        defer { try? FileManager.default.removeItem(at: file) }
        let text = try String(contentsOf: file, encoding: .utf8)
        return try text.split(separator: "\n").map { try JSONDecoder().decode(Report.self, from: Data($0.utf8)) }
    }

    func open(_ directory: URL) async throws -> LiveServices {
        let quiet = Logger(label: "killed") { _ in SwiftLogNoOpLogHandler() }
        let network = LiveNetwork(
            api: api, http: subject.isOnServer ? AsyncHTTPTransport.forTests(logger: quiet) : Self.offline,
            capabilities: .all, retries: RetryPolicy(attempts: 1), clock: ContinuousClock(), logger: quiet)
        return try await LiveServices.open(
            directory: directory, store: SharedStore(directory: directory, network: network, logger: quiet),
            payments: SandboxPayments(),
            version: nil, country: nil, vault: nil, policy: OutboxPolicy(), logger: quiet)
    }

    private struct Login: Decodable { var username: String }

    /// Signs in anyone whose name is a number, and otherwise is offline: no change is sent.
    private static var offline: ClosureTransport {
        ClosureTransport { request throws(ServiceError) in
            guard request.url.path.hasSuffix("/auth/login"), let body = request.body,
                let name = try? JSONDecoder().decode(Login.self, from: body).username
            else { throw .offline }
            let response = #"{"id":\#(name),"username":"\#(name)","accessToken":"a","refreshToken":"r"}"#
            return APIResponse(status: 200, body: Data(response.utf8))
        }
    }

    /// Runs in a process of its own.
    ///
    /// - Parameter changes: The number of changes, in the last of which the process is killed, or soon after it.
    func run(seed: UInt64, killedInChange changes: Int) async throws {
        let descriptor = Foundation.open(file.path, O_CREAT | O_APPEND | O_WRONLY, 0o600)
        guard descriptor >= 0 else { throw POSIXError(.EIO) }
        func report(_ event: Report.Event, _ values: KilledSubject.Values) throws {
            let line = try JSONEncoder().encode(Report(event: event, values: values)) + Data("\n".utf8)
            _ = line.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        }

        let services = try await open(device)
        var random = SplitMix64(seed: seed)
        var values = try await subject.values(services)
        try report(.opened, values)
        // Reading has stored what the server has.
        values = try await subject.values(services)
        try report(.opened, values)
        var longest: UInt32 = 1_000
        for number in 1...Self.maximum {
            let change = try subject.change(&values, &random)
            let time = UInt32.random(in: 0...longest, using: &random)
            try report(.tried, values)
            if number == changes {
                Thread.detachNewThread {
                    usleep(time)
                    kill(getpid(), SIGKILL)
                }
            }
            let taken = try await ContinuousClock().measure { try await change(services) }
            longest = max(longest, UInt32(taken / .microseconds(1)))
            try report(.done, values)
        }
        for await _ in AsyncStream<Never>.makeStream().stream {}
    }

    /// Fills the device's directory: with products, and with a user who is signed in unless the subject is signing in.
    func prepare() async throws {
        let place = directory.appending(path: "prepared")
        let database = try await AppDatabase.open(in: place)
        try await database.save(KilledSubject.products.map { .fixture(id: $0) })
        let services = try await open(place)
        switch subject {
        case .session: break
        case .reviews, .notificationSettings: try await services.signIn()
        default: try await services.authentication.signIn(username: "1", password: "p")
        }
        services.close()
        // The next process doesn't depend on when this one closes its database.
        try FileManager.default.createDirectory(at: device, withIntermediateDirectories: true)
        try copy(from: place, to: device)
    }

    /// Reads the state that a process has left, from a copy: the next process has to find the files as they were left.
    func valuesLeft() async throws -> KilledSubject.Values {
        let place = try TemporaryDirectory()
        try copy(from: device, to: place.url)
        let database = try await AppDatabase.open(in: place.url)
        guard database.replaced == nil else { throw StoreOpeningError.file(path: database.path, reason: "replaced") }
        let damage = try await database.read { try String.fetchAll($0, sql: "PRAGMA integrity_check") }
        guard damage == ["ok"] else { throw StoreOpeningError.file(path: database.path, reason: "\(damage)") }
        if let values = try await DeviceStore.open(in: database).read({ try subject.storedValues($0) }) {
            return values
        }
        let services = try await open(place.url)
        defer { services.close() }
        return try await subject.values(services)
    }

    private func copy(from source: URL, to target: URL) throws {
        for name in ["shop.sqlite", "shop.sqlite-wal", "session.json"] {
            let file = source.appending(path: name)
            guard FileManager.default.fileExists(atPath: file.path) else { continue }
            try FileManager.default.copyItem(at: file, to: target.appending(path: name))
        }
    }
}
