import FlowKit
import FlowTestSupport
import Foundation
import Loading
import Logging
import Mocks
import Model
import Synchronization
import Testing

@testable import Core

/// A list has each product once, although the server and the device order it differently.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct ListSourceTests {
    /// The events between the first page and the others.
    enum Event: CaseIterable {
        case synchronization, outage, staleCatalog
    }

    /// A server with products in an order of its own.
    private final class Server: HTTPTransport {
        let products: [Product]
        let isDown = Mutex(false)
        let requests = Mutex(0)

        init(_ products: [Product]) { self.products = products }

        func send(_ request: APIRequest) async throws(ServiceError) -> APIResponse {
            if isDown.withLock(\.self) { throw .offline }
            requests.withLock { $0 += 1 }
            let items = URLComponents(url: request.url, resolvingAgainstBaseURL: false)?.queryItems ?? []
            let numbers = Dictionary(items.compactMap { item in Int(item.value ?? "").map { (item.name, $0) } }) { $1 }
            let (skip, limit) = (numbers["skip"] ?? 0, numbers["limit"] ?? 30)
            let page = products.dropFirst(skip).prefix(limit).map(\.summary).map { product in
                let price = Double(product.price.list.minorUnits) / 100
                let fields = #""price":\#(price),"rating":\#(product.rating)"#
                return #"{"id":\#(product.id),"title":"\#(product.title)",\#(fields)}"#
            }
            return APIResponse(
                status: 200, body: Data(WireSample.list(page, total: products.count, skip: skip).utf8))
        }
    }

    private let files: TestFiles
    private let clock = PolicyDevice.Clock()

    init() throws { files = try TestFiles() }

    private func repository(_ server: Server) async throws -> ProductRepository {
        let api = try #require(URL(string: "http://shop.test"))
        return ProductRepository(
            catalog: CatalogAPI(api: api, transport: server), store: try await files.store(),
            logger: LogRecorder().logger, now: { [clock] in clock.now })
    }

    /// Completes a synchronization of the catalog.
    private func synchronize(_ repository: ProductRepository, with server: Server) async throws {
        try await repository.store.save(server.products)
        try await repository.store.write { [now = clock.now] database in
            try CatalogSyncRecord.save(SyncState(asOf: now, lastComplete: now), in: database)
        }
    }

    /// Returns the products of all pages after a cursor.
    private func walk(
        _ query: ProductQuery, _ repository: ProductRepository, _ policy: FetchPolicy,
        after cursor: ProductCursor?, limit: Int
    ) async throws -> [ProductSummary] {
        var items: [ProductSummary] = []
        var cursor = cursor
        while let next = cursor {
            let page = try await repository.products(query, PageRequest(cursor: next, policy: policy), limit: limit)
            items += page.items
            cursor = page.next
        }
        return items
    }

    @Test(arguments: ProductSort.allCases, [FetchPolicy.networkOnly, .cacheFirst])
    func aListHasEachProductOnceAcrossItsSources(_ sort: ProductSort, _ first: FetchPolicy) async throws {
        for event in Event.allCases {
            var random = SplitMix64(seed: 11)
            let server = Server(
                Product.random(count: 23, using: &random).map { product in
                    var product = product
                    // The server can't send a product without a title.
                    if product.summary.title.isEmpty { product.summary.title = "Rug" }
                    return product
                })
            let repository = try await repository(server)
            // A fresh catalog is the source of a first page that needn't be the server's.
            try await synchronize(repository, with: server)
            let query = ProductQuery(sort: sort)
            let start = try await repository.products(query, PageRequest(cursor: nil, policy: first), limit: 4)
            #expect(start.next?.source == (first == .networkOnly ? .server : .device))
            switch event {
            case .synchronization: try await synchronize(repository, with: server)
            case .outage: server.isDown.withLock { $0 = true }
            case .staleCatalog: clock.pass(.minutes(2))
            }
            let rest = try await walk(
                query, repository, event == .outage ? .staleIfError : .cacheFirst, after: start.next, limit: 4)
            let ids = (start.items + rest).map(\.id)
            #expect(ids.count == 23 && Set(ids).count == 23, "\(event): \(ids)")
            if first == .networkOnly, event != .outage { #expect(ids == server.products.map(\.id)) }
        }
    }

    @Test func titlesOfTheServerRegardlessOfCaseAreContinuedCompletely() async throws {
        let titles = ["apple", "Banana", "cherry"]
        let server = Server(titles.enumerated().map { .fixture(id: $0.offset, title: $0.element) })
        let repository = try await repository(server)
        let query = ProductQuery(sort: .titleAscending)
        let first = try await repository.products(query, PageRequest(cursor: nil, policy: .networkOnly), limit: 1)
        try await synchronize(repository, with: server)
        for (policy, isDown) in [(FetchPolicy.cacheFirst, false), (.staleIfError, true)] {
            server.isDown.withLock { $0 = isDown }
            let rest = try await walk(query, repository, policy, after: first.next, limit: 1)
            #expect((first.items + rest).map(\.title).sorted { $0.lowercased() < $1.lowercased() } == titles)
        }
    }

    /// A page that the device continues is continued there, also after the server is back: it doesn't know the offset.
    @Test func aListThatTheDeviceContinuesStaysThere() async throws {
        let server = Server((1...9).reversed().map { .fixture(id: $0) })
        let repository = try await repository(server)
        try await synchronize(repository, with: server)
        let first = try await repository.products(
            ProductQuery(), PageRequest(cursor: nil, policy: .networkOnly), limit: 3)
        let second = try await repository.products(
            ProductQuery(), PageRequest(cursor: first.next, policy: .staleIfError), limit: 3)
        let third = try await repository.products(
            ProductQuery(), PageRequest(cursor: second.next, policy: .cacheFirst), limit: 3)
        #expect(first.items.map(\.id.rawValue) == [9, 8, 7])
        #expect(second.items.map(\.id.rawValue) == [1, 2, 3])
        #expect(third.items.map(\.id.rawValue) == [4, 5, 6])
        #expect(third.next == nil && server.requests.withLock(\.self) == 1)
    }
}
