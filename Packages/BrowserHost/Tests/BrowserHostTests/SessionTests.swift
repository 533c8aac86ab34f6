import FlowTestSupport
import Foundation
import Logging
import Synchronization
import Testing

@testable import BrowserHost

@Suite(.timeLimit(.minutes(60))) struct SessionTests {
    @Test func twoBrowsersAreTwoDevices() async throws {
        try await TestServer.with { server in
            let one = try await server.browser()
            let other = try await server.browser()
            #expect(one.cookie != other.cookie)
            try await one.tap("Increment")
            try await other.open("/home")
            #expect(other.text("home.count.text") == "Count: 0")
            let directories = await MainActor.run { server.apps.models.compactMap(\.directory?.path) }
            #expect(Set(directories).count == 2)
        }
    }

    @Test func theCookieIsOutOfReach() async throws {
        try await TestServer.with { server in
            let response = try await server.client.get("/")
            let cookie = try #require(response.header("set-cookie"))
            #expect(
                cookie.wholeMatch(
                    of: /flow_[0-9a-f]{8}=[0-9a-f]{64}; Path=\/; Max-Age=34560000; HttpOnly; SameSite=Strict/) != nil)
            // What is in the cookie is in no path.
            let secret = cookie.split(separator: "=")[1].prefix(64).suffix(32)
            let names = try FileManager.default.subpathsOfDirectory(atPath: server.root.path)
            #expect(!names.contains { $0.contains(secret) })
        }
    }

    @Test func aForgedCookieIsANewSession() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            let name = browser.cookie.prefix { $0 != "=" }
            let value = browser.cookie.drop { $0 != "=" }.dropFirst()
            let wrongSecret = value.prefix(32) + String(repeating: "0", count: 32)
            for forged in [
                String(wrongSecret), "../../../etc/passwd", "", String(repeating: "a", count: 64), "\(value)0",
            ] {
                let response = try await server.client.get("/home", cookie: "\(name)=\(forged)")
                #expect(response.status == 200)
                #expect(response.cookie != browser.cookie)
            }
            #expect(try await server.client.get("/home", cookie: "other=1; \(browser.cookie)").cookie == browser.cookie)
        }
    }

    @Test func aSessionOutlivesTheServer() async throws {
        let root = TestServer.temporaryDirectory()
        defer { try? FileManager.default.removeItem(at: root) }
        let kept = StreamTests.Box<String>()
        try await TestServer.with(root: root) { server in
            let browser = try await server.browser()
            try await browser.tap("Increment")
            try await browser.tap("Increment")
            kept.value = browser.cookie
        }
        try await TestServer.with(root: root) { server in
            let browser = try await server.browser(at: "/home", cookie: kept.value)
            #expect(browser.cookie == kept.value)
            #expect(browser.text("home.count.text") == "Count: 2")
        }
    }

    @Test func anOpenPageFindsItsWayBackAfterARestart() async throws {
        let root = TestServer.temporaryDirectory()
        defer { try? FileManager.default.removeItem(at: root) }
        let kept = StreamTests.Box<TestServer.Browser>()
        try await TestServer.with(root: root) { server in
            kept.value = try await server.browser(at: "/items/3")
        }
        try await TestServer.with(root: root) { server in
            let before = try #require(kept.value)
            let stream = try EventStream(
                server.client, "/_flow/stream?page=\(before.page.page)&n=0&at=/items/3", cookie: before.cookie)
            defer { stream.close() }
            let frame = try #require(try await stream.next())
            try before.page.apply(frame)
            #expect(before.page.app.all { $0.tag == "h1" }.first?.text == "Item 3")
        }
    }

    @Test func idleSessionsEndAndComeBack() async throws {
        let clock = ManualClock()
        try await TestServer.with(clock: clock) { server in
            let browser = try await server.browser()
            try await browser.tap("Increment")
            try await clock.waitForSleepers(1)
            for _ in 0..<11 {
                clock.advance(by: .seconds(180))
                try await clock.waitForSleepers(1)
            }
            let closed = await MainActor.run { server.apps.all[0].isClosed }
            #expect(closed)
            try await browser.open("/home")
            #expect(browser.text("home.count.text") == "Count: 1")
            await MainActor.run { #expect(server.apps.all.count == 2) }
        }
    }

    @Test func oneMoreThanFitsEndsTheIdlest() async throws {
        let clock = ManualClock()
        try await TestServer.with(clock: clock) {
            $0.limits.liveSessions = 2
        } _: { server in
            let first = try await server.browser()
            clock.advance(by: .seconds(1))
            let second = try await server.browser()
            clock.advance(by: .seconds(1))
            try await first.tap("Increment")
            _ = try await server.browser()
            await MainActor.run {
                #expect(server.apps.all.map(\.isClosed) == [false, true, false])
            }
            try await second.open("/home")
            #expect(second.text("home.count.text") == "Count: 0")
        }
    }

    @Test func stoppingClosesEveryApp() async throws {
        let apps = StreamTests.Box<TestServer.Apps>()
        try await TestServer.with { server in
            _ = try await server.browser()
            _ = try await server.browser()
            apps.value = server.apps
        }
        let made = try #require(apps.value)
        let closed = await MainActor.run { made.all.map(\.isClosed) }
        #expect(closed == [true, true])
    }

    @Test func storesAreTheOwnersAlone() async throws {
        let root = TestServer.temporaryDirectory()
        defer { try? FileManager.default.removeItem(at: root) }
        let store = SessionStore(
            root: root, maximumCount: 1, lifetime: .seconds(100), unusedLifetime: .seconds(10))
        let instance = try await store.prepare()
        #expect(try await store.prepare() == instance)
        let id = SessionID()
        let start = Date(timeIntervalSince1970: 0)
        #expect(await store.find(id, now: start) == nil)
        let directory = try await store.create(id, keeping: [], now: start)
        #expect(await store.find(id, now: start) == directory)
        #expect(SessionID(cookie: id.cookie) == id)
        let mode = try FileManager.default.attributesOfItem(atPath: directory.path)[.posixPermissions] as? Int
        #expect(mode == 0o700)
        #expect(await store.find(id, now: start + 1000) != nil)
        await #expect(throws: BrowserHostError.tooManySessions(1)) {
            try await store.create(SessionID(), keeping: [], now: start + 1050)
        }
        #expect(await store.find(id, now: start + 1050) != nil)
        await #expect(throws: BrowserHostError.tooManySessions(1)) {
            try await store.create(SessionID(), keeping: [], now: start + 1149)
        }
        _ = try await store.create(SessionID(), keeping: [], now: start + 1151)
        #expect(await store.find(id) == nil)
    }

    /// A session that can't be stored leaves nothing that counts, and the others stay.
    @Test func aFullDiskLosesNoSessionAndLeavesNone() async throws {
        await #expect(processExitsWith: .success) {
            let root = TestServer.temporaryDirectory()
            defer { try? FileManager.default.removeItem(at: root) }
            let store = SessionStore(
                root: root, maximumCount: 2, lifetime: .seconds(100), unusedLifetime: .seconds(100))
            FullDisk.begin()
            await #expect(throws: BrowserHostError.self) { _ = try await store.prepare() }
            FullDisk.end()
            let instance = try await store.prepare()
            let id = SessionID()
            _ = try await store.create(id, keeping: [])
            await store.keep(id)
            FullDisk.begin()
            for _ in 1...3 {
                await #expect(throws: CocoaError.self) { _ = try await store.create(SessionID(), keeping: [id.name]) }
            }
            let found = await store.find(id)
            #expect(found != nil)
            FullDisk.end()
            _ = try await store.create(SessionID(), keeping: [id.name])
            #expect(try await store.prepare() == instance)
        }
    }

    /// A process that was killed between the two steps of making a session has left its directory.
    @Test func aSessionWithoutASecretExpires() async throws {
        let root = TestServer.temporaryDirectory()
        defer { try? FileManager.default.removeItem(at: root) }
        let store = SessionStore(root: root, maximumCount: 1, lifetime: .seconds(100), unusedLifetime: .seconds(10))
        _ = try await store.prepare()
        let left = root.appending(path: "sessions/\(RandomToken.make())")
        try FileManager.default.createDirectory(at: left, withIntermediateDirectories: false)
        await store.removeExpired(keeping: [])
        #expect(FileManager.default.fileExists(atPath: left.path))
        await store.removeExpired(keeping: [], now: Date() + 11)
        #expect(!FileManager.default.fileExists(atPath: left.path))
    }

    @Test func storedSessionsExpireByClass() async throws {
        let root = TestServer.temporaryDirectory()
        defer { try? FileManager.default.removeItem(at: root) }
        let store = SessionStore(
            root: root, maximumCount: 3, lifetime: .seconds(100), unusedLifetime: .seconds(10))
        _ = try await store.prepare()
        let start = Date(timeIntervalSince1970: 0)
        func create(at now: Date) async throws -> SessionID {
            let id = SessionID()
            _ = try await store.create(id, keeping: [], now: now)
            await store.touch(id, now: now)
            return id
        }
        func exists(_ id: SessionID) -> Bool {
            FileManager.default.fileExists(atPath: root.appending(path: "sessions/\(id.name)").path)
        }
        let used = try await create(at: start)
        await store.keep(used)
        let unused = try await create(at: start)
        await store.removeExpired(keeping: [], now: start + 9)
        #expect(exists(used) && exists(unused))
        await store.removeExpired(keeping: [unused.name], now: start + 11)
        #expect(exists(unused))
        await store.removeExpired(keeping: [], now: start + 11)
        #expect(exists(used) && !exists(unused))
        // A full store drops the oldest session that never returned.
        let older = try await create(at: start + 20)
        let newer = try await create(at: start + 21)
        let last = try await create(at: start + 22)
        #expect([used, older, newer, last].map(exists) == [true, false, true, true])
        await store.removeExpired(keeping: [], now: start + 101)
        #expect(!exists(used))
    }

    @Test func sessionInUseOutlivesItsLifetime() async throws {
        try await TestServer.with {
            $0.limits.storedSessions = 2
            $0.limits.sessionLifetime = .zero
        } _: { server in
            let one = try await server.browser()
            _ = try await server.browser()
            // Its directory is past its lifetime, but somebody uses it.
            #expect(try await server.client.get("/").status == 503)
            let directories = await MainActor.run { server.apps.models.compactMap(\.directory) }
            #expect(directories.count == 2)
            for directory in directories { #expect(FileManager.default.fileExists(atPath: directory.path)) }
            try await one.tap("Increment")
            #expect(one.text("home.count.text") == "Count: 1")
        }
    }

    @Test func aSessionInMemoryNeedsNoFileToBeFound() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            let session = try #require(
                try FileManager.default.subpathsOfDirectory(atPath: server.root.path).first { $0.hasSuffix("/secret") })
            try FileManager.default.removeItem(at: server.root.appending(path: session))
            try await browser.tap("Increment")
            #expect(browser.text("home.count.text") == "Count: 1")
            // What others guess is still compared.
            let forged = String(browser.cookie.dropLast(4)) + (browser.cookie.hasSuffix("0000") ? "1111" : "0000")
            #expect(try await server.client.get("/home", cookie: forged).cookie != browser.cookie)
        }
    }

    @Test func askedForByManyAtOnceASessionStartsOnce() async throws {
        let root = TestServer.temporaryDirectory()
        defer { try? FileManager.default.removeItem(at: root) }
        let kept = StreamTests.Box<String>()
        try await TestServer.with(root: root) { kept.value = try await $0.browser().cookie }
        let cookie = try #require(kept.value)
        try await TestServer.with(root: root) { server in
            try await withThrowingTaskGroup(of: Int.self) { group in
                for _ in 0..<8 { group.addTask { try await server.client.get("/home", cookie: cookie).status } }
                for try await status in group { #expect(status == 200) }
            }
            await MainActor.run { #expect(server.apps.all.count == 1) }
        }
    }

    @Test func unwritableRootThrows() async throws {
        let file = TestServer.temporaryDirectory()
        try Data().write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        await #expect(throws: BrowserHostError.self) {
            try await TestServer.with(root: file) { _ in }
        }
        let error = BrowserHostError.cannotListen(host: "127.0.0.1", port: 80, reason: "Permission denied")
        #expect(
            error.description == """
                Can't listen on 127.0.0.1:80: Permission denied
                This usually means that another program uses the port. Choose another one, or 0 for any free port.
                """)
    }

    @Test func aTakenPortIsSaid() async throws {
        try await TestServer.with { server in
            let port = server.client.port
            await #expect {
                try await TestServer.with {
                    $0.port = port
                } _: { _ in
                }
            } throws: { error in
                guard case .cannotListen(_, port, _) = error as? BrowserHostError else { return false }
                return true
            }
        }
    }

    /// The app may leave a screen by itself that the user went back to, because it is over.
    @MainActor
    @Test func aScreenThatEndsAfterTheUserWentBackGoesFurtherBack() throws {
        let app = DemoApp(model: DemoModel())
        let session = Session(of: app)
        #expect(session.main.visit(PageLocation("/items")))
        let page = session.main.makePage()
        let first = page.entry
        page.isActing = true
        for id in 1...2 {
            #expect(app.open("/items/\(id)"))
            #expect(session.main.advance(page)?.navigation?.mode == .push)
        }
        let body = #"{"page":"\#(page.id.text)","n":0,"m":1,"at":"/items","history":\#(first.number)}"#
        _ = session.handle(
            try JSONDecoder().decode(EventMessage.self, from: Data(body.utf8)),
            on: .init(window: session.main, page: page))
        #expect(app.open("/form"))
        #expect(session.main.advance(page)?.navigation?.mode == .back)
        let event = #"{"page":"\#(page.id.text)","n":0,"m":2,"at":"/form","events":[{"on":"n1","event":"tap"}]}"#
        _ = session.handle(
            try JSONDecoder().decode(EventMessage.self, from: Data(event.utf8)),
            on: .init(window: session.main, page: page))
        #expect(app.open("/items/3"))
        #expect(session.main.advance(page)?.navigation?.mode == .push)
    }

    @MainActor
    @Test(arguments: [
        (["Enter the city.", "Choose a country."], "Enter the city. Choose a country."),
        (["Saved", "1 item"], "Saved. 1 item"),
        (["Really?", "Yes"], "Really? Yes"),
    ])
    func announcementsAreReadAsSentences(texts: [String], spoken: String) throws {
        let session = Session(of: DemoApp(model: DemoModel()))
        let page = session.main.makePage()
        for text in texts { page.announce(text) }
        #expect(session.main.advance(page)?.announcement == spoken)
    }

    @Test func issuesOfViewsAreLoggedOnceWithTheSession() async throws {
        let log = Mutex<[String]>([])
        let logger = Logger(label: "test") { _ in
            LineHandler { line in log.withLock { $0.append(line) } }
        }
        try await TestServer.with(logger: logger) { server in
            let browser = try await server.browser(at: "/home")
            let name = await MainActor.run { server.apps.names }
            for count in 1...2 {
                await MainActor.run {
                    for model in server.apps.models { model.items = Array(repeating: model.items[0], count: 1 + count) }
                }
                try await browser.tap("Increment")
            }
            let issues = log.withLock { $0.filter { $0.contains("ForEach") } }
            #expect(issues.count == 1, "\(issues)")
            let issue = try #require(issues.first)
            #expect(issue.hasPrefix("warning ForEach: "))
            #expect(name.count == 1 && issue.contains(name[0]))
        }
    }

    @MainActor
    @Test func typingKeepsTheEntriesOfEarlierScreens() throws {
        let app = DemoApp(model: DemoModel())
        let session = Session(of: app, clock: ContinuousClock())
        #expect(session.main.visit(PageLocation("/home")))
        let page = session.main.makePage()
        let first = page.entry
        page.isActing = true
        #expect(session.main.visit(PageLocation("/items")))
        _ = session.main.advance(page)
        let listed = page.entry
        #expect(listed != first)
        page.isTyping = true
        for count in 1...2 * session.limits.history {
            #expect(session.main.visit(PageLocation("/items?q=\(count)")))
            _ = session.main.advance(page)
        }
        #expect(page.entry == listed)
        #expect(session.main.history[first]?.location == "/home")
        #expect(session.main.history[listed]?.location == app.location)
    }

    @Test func aSessionThatCantBeOpenedCanBeginAgain() async throws {
        try await TestServer.with { server in
            let browser = try await server.browser()
            await server.apps.fail(with: "damaged")
            let failed = try await server.client.get("/")
            #expect(failed.status == 500)
            #expect(failed.body.contains(#"<form method="post" action="/_flow/restart">"#))
            let foreign = try await server.client.post(
                "/_flow/restart", cookie: browser.cookie, "", type: "text/plain", ["Origin": "http://evil.example.org"])
            #expect(foreign.status == 403)
            let restarted = try await server.client.post("/_flow/restart", cookie: browser.cookie, "")
            #expect(restarted.status == 303)
            #expect(restarted.header("location") == "/")
            #expect(restarted.header("set-cookie")?.contains("Max-Age=0") == true)
        }
    }

    @Test func historyIsBounded() {
        var history = HistoryTable(limit: 2, start: 10)
        let first = history.add(location: "/1", snapshot: 1)
        let second = history.add(location: "/2", snapshot: 2)
        let isKept = history.update(second, location: "/2", snapshot: 3)
        #expect(isKept)
        #expect(history[first]?.location == "/1")
        _ = history.add(location: "/3", snapshot: 3)
        #expect(history[first] == nil)
        #expect(history[second]?.snapshot as? Int == 3)
        let isUpdated = history.update(first, location: "/1", snapshot: 9)
        #expect(!isUpdated)
        #expect(history.count == 2)
    }
}

/// Hands over what is logged, as a line.
private struct LineHandler: LogHandler {
    var logLevel = Logger.Level.warning
    var metadata: Logger.Metadata = [:]
    private let write: @Sendable (String) -> Void

    init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { write("\(event.level) \(event.message) \(event.metadata ?? [:])") }
}
