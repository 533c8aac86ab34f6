import FlowKit
public import Model
import SharedUI

extension ProductDetailsViewModel {
    public func addToBag() async {
        let quantity = quantity
        do throws(BagError) {
            try await dependencies.bag.add(id, quantity: quantity)
            added.offer("Added to bag") { [weak self] in await self?.takeBack(quantity) }
        } catch {
            show(error, title: "Not added to bag")
        }
    }

    /// Takes out of the bag just what was put in.
    private func takeBack(_ quantity: Int) async {
        do throws(BagError) {
            try await dependencies.bag.take(id, quantity: quantity)
        } catch {
            show(error, title: "Not taken out of the bag")
        }
    }

    /// The heart follows at once; what is stored follows one tap after the other.
    public func toggleWishlist(_ id: Product.ID) {
        let isOn = wished.contains(id)
        wished.formSymmetricDifference([id])
        let earlier = toggling
        toggling = Task { [weak self, wishlist = dependencies.wishlist] in
            await earlier?.value
            do throws(ServiceError) {
                if isOn { try await wishlist.remove(id) } else { try await wishlist.add(id) }
            } catch {
                self?.toggleFailed(id, wasOn: isOn, error)
            }
        }
    }

    private func toggleFailed(_ id: Product.ID, wasOn: Bool, _ error: ServiceError) {
        if wasOn { wished.insert(id) } else { wished.remove(id) }
        show(error)
    }

    private func show(_ error: BagError, title: String) {
        switch error {
        case .refused(let refusal):
            let note = quantityInBag > 0 ? " You have \(quantityInBag) in your bag." : ""
            alert = AlertState(title: title, message: "\(refusal)\(note)")
        case .service(let error): show(error)
        }
    }

    private func show(_ error: ServiceError) {
        guard error != .cancelled else { return }
        let copy = ErrorCopy(error)
        alert = AlertState(title: copy.title, message: copy.message)
    }
}
