import FlowKit
public import Model

extension ProductDetailsViewModel {
    public func addToBag() async {
        await unlessBusy(\.isAdding) { await addNow(quantity) }
    }

    /// Adds a quantity. While the offer to undo is shown, further additions join it.
    private func addNow(_ quantity: Int) async {
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

    private func show(_ error: BagError, title: LocalizedStringResource) {
        switch error {
        case .refused(let refusal):
            let message: LocalizedStringResource =
                quantityInBag > 0
                ? "\(localized: refusal.text) You have \(quantityInBag) in your bag." : refusal.text
            alert = AlertState(title: title, message: message)
        case .service(let error): show(error)
        }
    }
}
