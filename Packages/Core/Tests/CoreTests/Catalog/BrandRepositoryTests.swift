import Mocks
import Model
import Testing

@testable import Core

@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct BrandRepositoryTests {
    private let files: TestFiles

    init() throws { files = try TestFiles() }

    @Test func brandsAreCountedByName() async throws {
        let brands = BrandRepository(store: try await files.store(.catalog))
        let all = try await brands.brands()
        #expect(all.map(\.name) == all.map(\.name).sorted())
        #expect(all.first { $0.name == "Nordvik" }?.productCount == 3)
        #expect(all.reduce(0) { $0 + $1.productCount } == [Product].catalog.count { $0.summary.brand != nil })
    }

    @Test func aCategoryHasItsOwn() async throws {
        let brands = BrandRepository(store: try await files.store(.catalog))
        let kitchen = try await brands.brands(in: .kitchen)
        #expect(
            kitchen == [
                Brand(name: "Ferrum", productCount: 3), Brand(name: "Halo", productCount: 1),
                Brand(name: "Kanto", productCount: 2), Brand(name: "Stade", productCount: 1),
            ])
        #expect(try await brands.brands(in: ProductCategory.ID(rawValue: "nothing")) == [])
    }

    @Test func theMockCountsAlike() async throws {
        let stored = BrandRepository(store: try await files.store(.catalog))
        #expect(try await stored.brands() == MockProductService().brands(in: nil))
    }
}
