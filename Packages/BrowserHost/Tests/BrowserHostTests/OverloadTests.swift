import FlowTestSupport
import Foundation
@_spi(Inspection) import HeadlessUI
import Logging
import Testing

@testable import BrowserHost

/// What one client can cost the others. The clock stands still unless a test moves it.
@Suite(.timeLimit(.minutes(60))) struct OverloadTests {
    @Test func eachEventOfAMessageIsCharged() async throws {
        try await TestServer.with(clock: ManualClock()) {
            $0.limits.events = RateLimit(burst: 4, perSecond: 1)
        } _: { server in
            let browser = try await server.browser()
            let event = (on: "n1", event: "tap", value: "")
            #expect(try await browser.send([event, event, event]).status == 200)
            #expect(try await browser.send([event, event]).status == 429)
            #expect(try await browser.send([event]).status == 200)
            #expect(try await browser.send([]).status == 429)
        }
    }

    @Test func documentsHaveARate() async throws {
        let clock = ManualClock()
        try await TestServer.with(clock: clock) { server in
            let cookie = try await server.browser().cookie
            var statuses: [Int] = []
            while statuses.last != 429, statuses.count < 200 {
                statuses.append(try await server.client.get("/home", cookie: cookie).status)
            }
            #expect(statuses.last == 429)
            #expect(statuses.count > 10)
            clock.advance(by: .seconds(1))
            #expect(try await server.client.get("/home", cookie: cookie).status == 200)
        }
    }

    @Test func streamsHaveARate() async throws {
        try await TestServer.with(clock: ManualClock()) { server in
            let cookie = try await server.browser().cookie
            var lines: [String?] = []
            while lines.last != "Too", lines.count < 200 {
                let stream = try EventStream(server.client, "/_flow/stream?page=unknown", cookie: cookie)
                let first = try await stream.nextLine { $0 == ": open" || $0.hasPrefix("Too many") }
                lines.append(first.map { $0 == ": open" ? $0 : "Too" })
                stream.close()
            }
            #expect(lines.last == "Too")
            #expect(lines.contains(": open"))
        }
    }

    @Test func oneClientLeavesConnectionsToOthers() async throws {
        try await TestServer.with(clock: ManualClock()) {
            $0.limits.connections = 6
            $0.limits.connectionsPerClient = 3
        } _: { server in
            let idle = try (0..<3).map { _ in try RawSocket(port: server.client.port, from: "127.0.0.2") }
            for socket in idle { try socket.write("GET / HTTP/1.1\r\n") }
            // One more is closed: there is nothing to read, and no answer.
            let refused = try RawSocket(port: server.client.port, from: "127.0.0.2")
            #expect(try await refused.readToEnd() == [])
            #expect(try await server.client.get("/").status == 200)
            for socket in idle + [refused] { socket.close() }
        }
    }

    /// Each line begins the server's idle timeout again.
    @Test func aRequestWhoseHeadNeverEndsIsGivenUp() async throws {
        try await TestServer.with(clock: ManualClock()) {
            $0.limits.requestTime = .milliseconds(200)
        } _: { server in
            let socket = try RawSocket(port: server.client.port)
            try socket.write("GET / HTTP/1.1\r\nHost: \(server.client.authority)\r\n")
            #expect(try await socket.readToEnd() == [])
            socket.close()
        }
    }

    @Test func sessionsWithOpenPagesDoNotLockOthersOut() async throws {
        let clock = ManualClock()
        try await TestServer.with(clock: clock) {
            $0.limits.liveSessions = 2
        } _: { server in
            let returning = try await server.browser()
            for _ in 0..<2 {
                let browser = try await server.browser()
                let stream = try EventStream(
                    server.client, "/_flow/stream?page=\(browser.page.page)&n=0&at=/home", cookie: browser.cookie)
                _ = try await stream.nextLine { $0 == ": open" }
            }
            clock.advance(by: .seconds(120))
            #expect(try await server.client.get("/home", cookie: returning.cookie).status == 200)
        }
    }

    @Test func aPageThatReconnectsEndsNoOtherOpenPage() async throws {
        let clock = ManualClock()
        try await TestServer.with(clock: clock) {
            $0.limits.liveSessions = 1
        } _: { server in
            let ended = try await server.browser()
            let browser = try await server.browser()
            let stream = try EventStream(
                server.client, "/_flow/stream?page=\(browser.page.page)&n=0&at=/home", cookie: browser.cookie)
            _ = try await stream.nextLine { $0 == ": open" }
            clock.advance(by: .seconds(120))
            let path = "/_flow/stream?page=\(ended.page.page)&n=0&at=/home"
            #expect(try await server.client.get(path, cookie: ended.cookie).status == 503)
            #expect(try await ended.send([]).status == 503)
            #expect(try await ended.send([("n1", "tap", "")]).status == 200)
        }
    }

    /// Sessions of some addresses, all with an open page that was just used.
    @MainActor
    private final class Registry {
        private let root = TestServer.temporaryDirectory()
        private let clock = HostClock(ManualClock())
        private let registry: SessionRegistry
        private let renderer = PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: StyleRules())

        init(limits: BrowserHostLimits) {
            let store = SessionStore(
                root: root, maximumCount: 100, lifetime: .seconds(100), unusedLifetime: .seconds(100))
            registry = SessionRegistry(
                store: store, limits: limits, clock: clock, logger: Logger(label: "test"),
                makeRenderer: { [renderer] in renderer }, makeApp: { _ in DemoApp(model: DemoModel()) })
        }

        func open(from address: String) async throws -> SessionID {
            let session = try await registry.create(
                from: ClientAddress(ipAddress: address), languages: AcceptLanguage(nil))
            _ = try await session.connect(StreamQuery("/_flow/stream?at=/home"))
            return session.id
        }

        func running() -> Set<String> { Set(registry.running.map(\.id.name)) }

        func remove() { try? FileManager.default.removeItem(at: root) }
    }

    @MainActor
    @Test func theAddressWithTheMostSessionsMakesRoom() async throws {
        var limits = BrowserHostLimits()
        limits.liveSessions = 4
        let registry = Registry(limits: limits)
        defer { registry.remove() }
        let single = try await registry.open(from: "192.0.2.1")
        for _ in 0..<3 { _ = try await registry.open(from: "192.0.2.2") }
        await #expect(throws: BrowserHostError.tooManySessions(4)) { try await registry.open(from: "192.0.2.2") }
        let newcomer = try await registry.open(from: "192.0.2.3")
        #expect(registry.running().count == 4)
        #expect(registry.running().isSuperset(of: [single.name, newcomer.name]))
        // Two, one and one: nobody has so many that another could be asked to make room.
        await #expect(throws: BrowserHostError.tooManySessions(4)) { try await registry.open(from: "192.0.2.3") }
    }

    @MainActor
    @Test func newSessionsAreLimitedForEachAddress() async throws {
        var limits = BrowserHostLimits()
        limits.sessionStarts = RateLimit(burst: 1, perSecond: 1)
        let registry = Registry(limits: limits)
        defer { registry.remove() }
        _ = try await registry.open(from: "192.0.2.1")
        await #expect(throws: SessionRefusal.tooFast) { try await registry.open(from: "192.0.2.1") }
        _ = try await registry.open(from: "192.0.2.2")
    }

    private struct Growing: View {
        @ObservedObject var model: DemoModel

        var body: some View {
            VStack {
                Text("Width").frame(width: CGFloat(model.count)).accessibilityIdentifier("width")
                Text("Same").padding(7).accessibilityIdentifier("same")
            }
        }
    }

    /// A view whose size changes steadily makes new rules without end.
    @MainActor
    @Test func noStyleIsEverMissing() throws {
        let model = DemoModel()
        let host = ViewHost(Growing(model: model))
        let rules = StyleRules(limit: 5)
        let renderer = PageRenderer(urls: URLPolicy(imageOrigins: []), appName: "Demo", rules: rules)
        let first = renderer.render(host.tree, title: "")
        let page = Page(shown: first, location: PageLocation("/"), entry: HistoryEntryID(number: 1), madeAt: .zero)
        var sent = Set(rules.rules.prefix(first.rules.count))
        var fullFrames = 0
        for count in 1...40 {
            model.count = count
            let next = renderer.render(host.tree, title: "")
            let frame = try #require(page.frame(to: next, navigation: nil, rules: rules))
            if case .full = frame.body {
                fullFrames += 1
                sent = []
            }
            sent.formUnion(frame.rules)
            #expect(sent.count <= 7)
            var missing: [Substring] = []
            next.root.forEach { element in
                let classes = (element[.class] ?? "").split(separator: " ")
                let styles = classes.filter { $0.wholeMatch(of: /s\d+/) != nil }
                missing += styles.filter { style in !sent.contains { $0.contains(".\(style){") } }
            }
            #expect(missing.isEmpty)
        }
        #expect((1..<40).contains(fullFrames))
    }

    @Test func styleSheetsLatelySentAreKept() {
        let sheets = StyleSheets(limit: 10)
        let first = sheets.add("123456")
        let second = sheets.add("1234")
        #expect(sheets.contains(first) && sheets.contains(second))
        let third = sheets.add("12")
        #expect(!sheets.contains(first) && sheets.contains(second) && sheets.contains(third))
        // The newest one is kept whatever its size.
        #expect(sheets.contains(sheets.add("12345678901234")))
    }
}
