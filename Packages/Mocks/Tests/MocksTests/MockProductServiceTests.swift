import FlowKit
import Loading
import Mocks
import Model
import Testing

@Suite struct MockProductServiceTests {
    private let service = MockProductService()

    /// Walks through all pages of a query.
    private func walk(_ query: ProductQuery, _ policy: FetchPolicy, limit: Int = 4) async throws -> [[Int]] {
        var pages: [[Int]] = []
        var cursor: ProductCursor?
        repeat {
            let page = try await service.products(query, PageRequest(cursor: cursor, policy: policy), limit: limit)
            pages.append(page.items.map(\.id.rawValue))
            cursor = page.next
        } while cursor != nil
        return pages
    }

    @Test(arguments: [FetchPolicy.cacheOnly, .networkOnly])
    func pagesFollowOneAnother(policy: FetchPolicy) async throws {
        let pages = try await walk(ProductQuery(category: .fragrances), policy)
        #expect(pages == [[1, 2, 3, 4], [5, 6, 7]])
        #expect(try await walk(ProductQuery(), policy, limit: 30) == [Array(1...30)])
        #expect(service.calls.map(\.policy).allSatisfy { $0 == policy })
    }

    @Test(arguments: ProductSort.allCases, [FetchPolicy.cacheOnly, .networkOnly])
    func everyOrderIsKeptAcrossPages(sort: ProductSort, policy: FetchPolicy) async throws {
        let ids = try await walk(ProductQuery(sort: sort), policy).flatMap(\.self)
        #expect(ids.sorted() == Array(1...30))
        let byID = Dictionary(uniqueKeysWithValues: [ProductSummary].catalog.map { ($0.id.rawValue, $0) })
        let products = ids.compactMap { byID[$0] }
        for (one, next) in zip(products, products.dropFirst()) {
            switch sort {
            case .featured: #expect(one.id < next.id)
            case .priceAscending: #expect(one.price.list.minorUnits <= next.price.list.minorUnits)
            case .priceDescending: #expect(one.price.list.minorUnits >= next.price.list.minorUnits)
            case .ratingDescending: #expect(one.rating >= next.rating)
            case .titleAscending: #expect(one.title <= next.title)
            }
        }
    }

    @Test func everyWordMustBeFound() async throws {
        #expect(try await walk(ProductQuery(text: " DESK  dog "), .networkOnly) == [[9]])
        #expect(try await walk(ProductQuery(text: "kanto"), .networkOnly) == [[24, 26]])
        #expect(try await walk(ProductQuery(text: "unobtainium"), .networkOnly) == [[]])
    }

    @Test func theServerCountsSoAShiftedListRepeatsAProduct() async throws {
        let first = try await service.products(ProductQuery(), PageRequest(cursor: nil, policy: .networkOnly), limit: 3)
        service.products.insert(.fixture(id: 99), at: 0)
        let request = PageRequest(cursor: first.next, policy: .networkOnly)
        let second = try await service.products(ProductQuery(), request, limit: 3)
        #expect(second.items.map(\.id.rawValue) == [3, 4, 5])
    }

    @Test func freshProductsAreStored() async throws {
        service.forgetStored()
        #expect(try await walk(ProductQuery(), .cacheOnly) == [[]])
        #expect(try await service.product(Product.ID(rawValue: 2), .cacheOnly) == nil)
        #expect(try await service.categories(.cacheOnly) == nil)
        _ = try await service.products(ProductQuery(), PageRequest(cursor: nil, policy: .networkOnly), limit: 2)
        _ = try await service.product(Product.ID(rawValue: 9), .networkOnly)
        _ = try await service.categories(.networkOnly)
        service.freshFailure = .offline
        #expect(try await walk(ProductQuery(), .cacheOnly) == [[1, 2, 9]])
        #expect(try await service.product(Product.ID(rawValue: 2), .cacheOnly) == nil)
        #expect(try await service.product(Product.ID(rawValue: 9), .cacheOnly)?.summary.title == "Walnut Desk")
        #expect(try await service.categories(.cacheOnly)?.count == 4)
        await #expect(throws: ServiceError.offline) { try await walk(ProductQuery(), .networkOnly) }
    }
}
