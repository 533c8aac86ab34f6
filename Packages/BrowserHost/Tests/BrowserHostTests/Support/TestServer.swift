import FlowTestSupport
import Foundation
import Logging

@testable import BrowserHost

extension ClientAddress {
    static let local = ClientAddress(ipAddress: "127.0.0.1")
}

extension Session {
    /// A session of an app with a single window.
    convenience init(
        of app: some BrowserApp & BrowserWindow, limits: BrowserHostLimits = BrowserHostLimits(),
        clock: some Clock<Duration> = ManualClock(), appName: String = "Demo"
    ) {
        self.init(of: app, main: app, limits: limits, clock: clock, appName: appName)
    }

    convenience init(
        of app: any BrowserApp, main: any BrowserWindow, limits: BrowserHostLimits = BrowserHostLimits(),
        clock: some Clock<Duration> = ManualClock(), appName: String = "Demo"
    ) {
        self.init(
            id: SessionID(), address: .local, app: app, main: main,
            renderer: PageRenderer(urls: URLPolicy(imageOrigins: []), appName: appName, rules: StyleRules()),
            limits: limits, clock: HostClock(clock))
    }
}

/// A host that runs on loopback for the time of a test.
struct TestServer: Sendable {
    let client: RawClient
    let root: URL
    let apps: Apps

    /// The apps made so far, to look behind the page.
    @MainActor
    final class Apps {
        private(set) var all: [DemoApp] = []
        private(set) var names: [String] = []
        nonisolated init() {}
        private var failure: String?

        func make(_ context: SessionContext, items: Int) throws -> DemoApp {
            if let failure { throw MiniDOMError(description: failure) }
            let app = DemoApp(
                model: DemoModel(directory: context.directory, items: items), languages: context.languages)
            all.append(app)
            names.append(context.name)
            return app
        }

        func fail(with text: String?) { failure = text }
        var models: [DemoModel] { all.map(\.model) }
    }

    static func with<C: Clock>(
        root: URL? = nil, clock: C, items: Int = 5, logger: Logger = .silent,
        _ configure: (inout BrowserHostConfiguration) -> Void = { _ in },
        _ body: (TestServer) async throws -> Void
    ) async throws where C.Duration == Duration {
        let directory = root ?? temporaryDirectory()
        defer { if root == nil { try? FileManager.default.removeItem(at: directory) } }
        var configuration = BrowserHostConfiguration(sessionRoot: directory, appName: "Demo")
        configure(&configuration)
        let apps = Apps()
        let host = BrowserHost(configuration: configuration, clock: clock, logger: logger) { context in
            try apps.make(context, items: items)
        }
        let (addresses, continuation) = AsyncStream.makeStream(of: Int.self)
        let running = Task {
            defer { continuation.finish() }
            try await host.run { continuation.yield($0.port) }
        }
        var iterator = addresses.makeAsyncIterator()
        guard let port = await iterator.next() else {
            try await running.value
            return
        }
        do {
            try await body(TestServer(client: RawClient(port: port), root: directory, apps: apps))
        } catch {
            running.cancel()
            try? await running.value
            throw error
        }
        running.cancel()
        try await running.value
    }

    static func with(
        root: URL? = nil, items: Int = 5, logger: Logger = .silent,
        _ configure: (inout BrowserHostConfiguration) -> Void = { _ in },
        _ body: (TestServer) async throws -> Void
    ) async throws {
        try await with(root: root, clock: ContinuousClock(), items: items, logger: logger, configure, body)
    }

    static func temporaryDirectory() -> URL {
        FileManager.default.temporaryDirectory.appending(path: "BrowserHostTests-\(UUID().uuidString)")
    }
}

extension TestServer {
    /// A browser: the page it loaded, and its cookie.
    final class Browser {
        let client: RawClient
        let cookie: String
        var page: MiniPage
        private var message = 0

        init(_ client: RawClient, at path: String = "/", cookie: String? = nil) async throws {
            self.client = client
            let response = try await client.get(path, cookie: cookie)
            guard response.status == 200, let cookie = response.cookie else {
                throw MiniDOMError(description: "status \(response.status): \(response.body.prefix(500))")
            }
            self.cookie = cookie
            page = try MiniPage(document: response.body)
        }

        /// Sends events as the script does, and applies the answer.
        @discardableResult
        func send(_ events: [(on: String, event: String, value: String)]) async throws -> RawClient.Response {
            message += 1
            let list = events.map { ["on": $0.on, "event": $0.event, "value": $0.value] }
            return try await post(["events": list, "m": message])
        }

        func post(_ more: [String: Any]) async throws -> RawClient.Response {
            var object: [String: Any] = ["page": page.page, "n": page.number, "at": page.location, "m": message]
            object.merge(more) { _, new in new }
            let data = try JSONSerialization.data(withJSONObject: object)
            let response = try await client.post(
                "/_flow/event", cookie: cookie, String(decoding: data, as: UTF8.self))
            if response.status == 200 { try page.apply(response.body) }
            return response
        }

        /// Presses a button, by its label.
        func tap(_ label: String) async throws {
            guard let button = page.button(label), let target = button.attributes["value"] else {
                throw MiniDOMError(description: "no button \(label) in\n\(page.app.outline)")
            }
            try await send([(target, button.attributes["name"] ?? "tap", "")])
        }

        func text(_ testID: String) -> String? { page.find(testID: testID)?.allText }

        func open(_ path: String) async throws {
            page = try MiniPage(document: try await client.get(path, cookie: cookie).body)
        }
    }

    func browser(at path: String = "/", cookie: String? = nil) async throws -> Browser {
        try await Browser(client, at: path, cookie: cookie)
    }
}
