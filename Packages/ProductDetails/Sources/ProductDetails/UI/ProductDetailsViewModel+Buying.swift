import FlowKit
import Loading
public import Model

extension ProductDetailsViewModel {
    public func addToBag() async {
        await unlessBusy(\.isAdding) { await addNow(quantity) }
    }

    /// Adds a quantity. While the offer to undo is shown, further additions join it.
    private func addNow(_ quantity: Int) async {
        let origin = ActionOrigin(router)
        do throws(BagError) {
            try await dependencies.addToBag(id, quantity: quantity)
            let total = quantity.saturating(adding: added.message == nil ? 0 : offered)
            let isJoined = total != quantity
            offered = total
            let title = state.value?.summary.title ?? ""
            added.offer(isJoined ? "\(total) × \(title) added to bag" : "Added to bag") { [weak self] in
                await self?.takeBack(total)
            }
        } catch {
            show(error, title: "Couldn't add to bag", from: origin)
        }
    }

    /// Removes the quantity that was added.
    private func takeBack(_ quantity: Int) async {
        let origin = ActionOrigin(router)
        do throws(BagError) {
            try await dependencies.addToBag.takeBack(id, quantity: quantity)
        } catch {
            show(error, title: "Couldn't remove from bag", from: origin)
        }
    }

    public func toggleWishlist(_ id: Product.ID) {
        let origin = ActionOrigin(router)
        hearts.toggle(id) { [weak self] in origin.show($0, on: self) }
    }

    private func show(_ error: BagError, title: LocalizedStringResource, from origin: ActionOrigin) {
        guard case .refused(let refusal) = error, quantityInBag > 0 else {
            return origin.show(error, title: title, on: self)
        }
        let message: LocalizedStringResource =
            "\(localized: refusal.text) You have \(quantityInBag) in your bag."
        origin.show(AlertState(title: title, message: message), on: self)
    }
}
