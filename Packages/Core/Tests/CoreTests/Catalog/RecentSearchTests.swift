import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct RecentSearchTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    @Test func theLatestComesFirstAndEachOnce() async throws {
        let search = CatalogSearch(try await files.store().device())
        var recent = search.recentSearches(limit: 3).makeAsyncIterator()
        #expect(await recent.next() == [])
        for text in ["oak", " lamp ", "", "  ", "éclair", "Oak", "ECLAIR"] { try await search.remember(text) }
        var latest = search.recentSearches(limit: 3).makeAsyncIterator()
        #expect(await latest.next() == ["ECLAIR", "Oak", "lamp"])
        try await search.forget("oak")
        var rest = search.recentSearches(limit: 3).makeAsyncIterator()
        #expect(await rest.next() == ["ECLAIR", "lamp"])
        try await search.forgetSearches()
        var none = search.recentSearches(limit: 3).makeAsyncIterator()
        #expect(await none.next() == [])
    }

    @Test func twentyAreRemembered() async throws {
        let search = CatalogSearch(try await files.store().device())
        for number in 1...25 { try await search.remember("search \(number)") }
        var recent = search.recentSearches(limit: 100).makeAsyncIterator()
        #expect(await recent.next() == (6...25).reversed().map { "search \($0)" })
    }
}
