import Foundation
import Model

/// Something that the user did on this device, and that the server is to do too.
///
/// Each says how things are to be, not by how much they change: done twice, it comes out the same.
enum OutboxChange: Hashable, Sendable {
    /// So many of a product are in the bag; none for 0. A correction follows from what the server has said.
    case bagSet(Product.ID, quantity: Int, isCorrection: Bool = false)
    /// A product is on the wishlist, or it is not.
    case wishlistSet(Product.ID, isOn: Bool)
    /// These products are ordered. The entry's key names the order.
    case placeOrder([OrderLine])
    /// The profile has these fields.
    case profileChange(ProfileChange)

    /// What it is about. Of two changes with one subject, the later one says all; nil when each stands for itself.
    var subject: String? {
        switch self {
        case .bagSet(let id, _, _): "bag \(id)"
        case .wishlistSet(let id, _): "wish \(id)"
        case .placeOrder: nil
        case .profileChange: "profile"
        }
    }

    /// One change that does what this one and then another of the same subject does.
    func followed(by later: OutboxChange) -> OutboxChange {
        guard case .profileChange(let first) = self, case .profileChange(let second) = later else { return later }
        return .profileChange(first.followed(by: second))
    }
}
