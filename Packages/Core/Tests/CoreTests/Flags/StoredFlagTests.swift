import Foundation
import Mocks
import Model
import Testing

@testable import Core

extension FeatureFlag where Value == Bool {
    fileprivate static let quick = FeatureFlag("quick", default: false)
}

extension FeatureFlag where Value == Int {
    fileprivate static let columns = FeatureFlag("columns", default: 2)
}

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct StoredFlagTests {
    private let files: TestFiles
    private let account = MockAccount()
    private let log = LogRecorder()

    init() throws { files = try TestFiles() }

    private func service(_ store: AppDatabase) async throws -> StoredFlagService {
        StoredFlagService(
            try await store.device(), session: account, version: AppVersion(1, 4), country: "DE",
            logger: log.logger)
    }

    private func say(_ flags: String, in store: AppDatabase) async throws {
        let url = try #require(URL(string: "http://shop.test"))
        let answer = APIResponse(status: 200, body: Data(#"{"flags":\#(flags)}"#.utf8))
        let api = APIClient(api: url, transport: StubTransport(.success(answer)))
        try await StoredConfigurationService(api: api, store: store).refresh()
    }

    @Test func aChangeReachesWhoWatches() async throws {
        let store = try await files.store()
        var values = try await service(store).values(of: .columns).makeAsyncIterator()
        #expect(await values.next() == 2)
        try await say(#"{"columns":{"value":3}}"#, in: store)
        #expect(await values.next() == 3)
        try await say(#"{"columns":{"value":3,"rules":[{"when":{"versions":">=1.4"},"value":5}]}}"#, in: store)
        #expect(await values.next() == 5)
    }

    @Test func flagValueFollowsTheSignedInUser() async throws {
        let store = try await files.store()
        try await say(#"{"quick":{"value":false,"rules":[{"when":{"users":[1]},"value":true}]}}"#, in: store)
        var values = try await service(store).values(of: .quick).makeAsyncIterator()
        #expect(await values.next() == false)
        account.currentSession = .signedIn(.emily)
        #expect(await values.next() == true)
        account.currentSession = .signedIn(.michael)
        #expect(await values.next() == false)
    }

    @Test func anOverrideGoesFirstAndIsKept() async throws {
        let store = try await files.store()
        try await say(#"{"columns":{"value":3}}"#, in: store)
        let flags = try await service(store)
        try await flags.override(.columns, with: 7)
        #expect(try await service(store).value(of: .columns) == 7)
        var configured = flags.configuredValues(of: .columns).makeAsyncIterator()
        #expect(await configured.next() == 3)
        var overrides = flags.overrides().makeAsyncIterator()
        #expect(await overrides.next() == ["columns": .int(7)])
        try await flags.override(.columns, with: nil)
        #expect(await flags.value(of: .columns) == 3)
        try await flags.override(.quick, with: true)
        try await flags.removeOverrides()
        #expect(await flags.value(of: .quick) == false)
    }

    @Test func aValueOfTheWrongTypeIsTheDefaultAndLoggedOnce() async throws {
        let store = try await files.store()
        try await say(#"{"columns":{"value":"three"}}"#, in: store)
        let flags = try await service(store)
        for _ in 0..<3 { #expect(await flags.value(of: .columns) == 2) }
        #expect(
            log.all == [
                "warning The flag \"columns\" should be a Int and is \"three\". Its default applies: 2."
            ])
    }

    @Test(arguments: [
        #"{"columns":{"value":[3]}}"#, #"{"columns":{}}"#, #"{"columns":7}"#, #"{"columns":null}"#, "{}",
        #"{"columns":{"value":2,"rules":[{"when":{"moon":"full"},"value":9},{"when":{"users":"all"},"value":9}]}}"#,
        #"{"columns":{"value":2,"rules":[{"when":{"versions":"new"},"value":9},7,{"value":[1]}]}}"#,
    ])
    func invalidFlagsAndRulesAreIgnored(_ said: String) async throws {
        let store = try await files.store()
        try await say(said, in: store)
        #expect(try await service(store).value(of: .columns) == 2)
    }

    @Test func aDeviceHasANameAndKeepsIt() async throws {
        let store = try await files.store()
        let first = try await store.device()
        #expect(try await store.device().guest == first.guest)
        #expect(try await store.device(name: "other").guest != first.guest)
        #expect(UUID(uuidString: first.guest.rawValue) != nil)
    }
}
