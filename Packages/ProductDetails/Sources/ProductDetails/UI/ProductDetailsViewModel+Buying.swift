import FlowKit
public import Model
import SharedUI

extension ProductDetailsViewModel {
    public func addToBag() async {
        let quantity = quantity
        do throws(BagError) {
            try await dependencies.addToBag(id, quantity: quantity)
            added.offer("Added to bag") { [weak self] in await self?.takeBack(quantity) }
        } catch {
            show(error, title: "Couldn't add to bag")
        }
    }

    /// Removes the quantity that was added.
    private func takeBack(_ quantity: Int) async {
        do throws(BagError) {
            try await dependencies.addToBag.takeBack(id, quantity: quantity)
        } catch {
            show(error, title: "Couldn't remove from bag")
        }
    }

    public func toggleWishlist(_ id: Product.ID) {
        hearts.toggle(id)
    }

    private func show(_ error: BagError, title: String) {
        switch error {
        case .refused(let refusal):
            let note = quantityInBag > 0 ? " You have \(quantityInBag) in your bag." : ""
            alert = AlertState(title: title, message: "\(refusal)\(note)")
        case .service(let error): show(error)
        }
    }

    func show(_ error: ServiceError) {
        guard error != .cancelled else { return }
        alert = AlertState(error)
    }
}
