import Foundation
public import Model

extension CatalogAPI {
    /// What has changed since a place; from the beginning of all, without one. Nil when the server does not tell: one that
    /// only speaks DummyJSON takes the question for one about a product of that name.
    ///
    /// - Throws: ``/Model/ServiceError/rejected(status:message:)`` with 410 when the server knows that place no more.
    public func changes(since place: String?, limit: Int) async throws(ServiceError) -> CatalogChanges? {
        let since = place.map { [(name: "since", value: $0)] } ?? []
        let url = address.url(["products", "changes"], since + [(name: "limit", value: String(max(limit, 1)))])
        do throws(ServiceError) {
            let page = try await get(ChangesDTO.self, url, "list of changes")
            let changes = page.changes.map { change -> CatalogChanges.Change in
                switch change {
                case .product(let product): .saved(product.product(base: address.base))
                case .removed(let id): .removed(id)
                }
            }
            return CatalogChanges(changes: changes, next: page.next, remaining: page.remaining)
        } catch .notFound {
            return nil
        } catch .rejected(status: 405, _) {
            return nil
        } catch .server(status: 501, _) {
            return nil
        }
    }
}
