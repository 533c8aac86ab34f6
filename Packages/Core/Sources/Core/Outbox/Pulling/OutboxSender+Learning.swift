import FlowKit
import Model

extension OutboxSender {
    /// Learns of products one after the other. One that the shop has no more is learned, too.
    static func learning(
        from products: any ProductService
    ) -> @Sendable (Set<Product.ID>) async throws(ServiceError) -> Void {
        { ids async throws(ServiceError) in
            for id in ids.sorted(by: { $0.rawValue < $1.rawValue }) {
                do throws(ServiceError) {
                    _ = try await products.product(id, .fresh)
                } catch .notFound {
                    continue
                }
            }
        }
    }
}
