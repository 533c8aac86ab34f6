import GRDB
import Model

/// The brands of the stored products.
struct BrandRepository: BrandService {
    let store: AppDatabase

    private struct BrandCount: Decodable, FetchableRecord {
        let brand: String
        let products: Int
    }

    func brands(in category: ProductCategory.ID?) async throws(ServiceError) -> [Brand] {
        try await store.read { database in
            let brand = ProductRecord.Columns.brand
            var request = ProductRecord.select(brand, count(ProductRecord.Columns.id).forKey("products"))
                .filter(brand > "").group(brand).order(brand)
            if let category { request = request.filter(ProductRecord.Columns.category == category.rawValue) }
            return try request.asRequest(of: BrandCount.self).fetchAll(database).map {
                Brand(name: $0.brand, productCount: $0.products)
            }
        }
    }
}
