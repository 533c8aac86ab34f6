import Foundation
import Model

extension OrdersService {
    /// Places an order without details, with a new key.
    @discardableResult
    func place(_ lines: [BagLine]) async throws(PlaceOrderError) -> PendingOrder.ID {
        let key = PendingOrder.ID(rawValue: UUID())
        try await place(lines, details: nil, key: key)
        return key
    }
}
