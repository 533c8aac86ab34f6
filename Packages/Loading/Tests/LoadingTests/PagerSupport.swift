import FlowTestSupport
import Loading
import Testing

typealias Pages = Questions<PageRequest<Int>, Page<Item, Int>, TestFailure>

extension PageRequest<Int> {
    static let storedFirst = PageRequest(cursor: nil, policy: .cacheOnly)
    static let currentFirst = PageRequest(cursor: nil, policy: .cacheFirst)
    static let freshFirst = PageRequest(cursor: nil, policy: .networkOnly)
    static let fallbackFirst = PageRequest(cursor: nil, policy: .staleIfError)
    static func current(_ cursor: Int) -> PageRequest { PageRequest(cursor: cursor, policy: .cacheFirst) }
    static func fallback(_ cursor: Int) -> PageRequest { PageRequest(cursor: cursor, policy: .staleIfError) }
    static func fresh(_ cursor: Int) -> PageRequest { PageRequest(cursor: cursor, policy: .networkOnly) }
}

extension Page<Item, Int> {
    static func items(_ ids: [Int], next: Int? = nil) -> Page { Page(items: ids.map { Item(id: $0) }, next: next) }
}

extension Pager<Item, Int, TestFailure> {
    convenience init(_ pages: Pages) {
        self.init { request throws(TestFailure) in try await pages.ask(request) }
    }

    var ids: [Int]? { state.value?.map(\.id) }
}

extension Pages {
    /// Starts a pager and gives it a first page.
    @MainActor
    func startedPager(_ ids: [Int], next: Int? = nil) async -> Pager<Item, Int, TestFailure> {
        let pager = Pager<Item, Int, TestFailure>(self)
        pager.start()
        await answer(.storedFirst, .success(.empty))
        await answer(.currentFirst, .success(.items(ids, next: next)))
        await pager.waitUntilIdle()
        return pager
    }
}
