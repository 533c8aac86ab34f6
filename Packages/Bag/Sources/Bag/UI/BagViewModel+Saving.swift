import FlowKit
public import Model

extension BagViewModel {
    public var canSaveForLater: Bool { dependencies.savedItems != nil }

    public func openSavedItems() { exit(.savedItems) }

    /// Saves a line after pending quantities are stored, so that the quantity that was shown is saved.
    public func saveForLater(_ line: BagLine) async {
        await storing?.value
        do throws(BagError) {
            guard let saved = try await dependencies.savedItems?.saveForLater(line.id) else { return }
            dependencies.analytics.track(.bagChanged(line.id, quantity: 0))
            undo.offer("\(line.product.title) saved for later") { [weak self] in await self?.takeBack(saved) }
        } catch {
            show(error)
        }
    }

    private func takeBack(_ saved: SavedBagLine) async {
        let line = saved.removed.line
        do throws(BagError) {
            try await dependencies.savedItems?.takeBack(saved)
            dependencies.analytics.track(.bagChanged(line.id, quantity: line.quantity))
        } catch {
            show(error)
        }
    }

    func followSavedItems() async {
        guard let savedItems = dependencies.savedItems else { return }
        for await count in savedItems.count() { savedItemCount = count }
    }
}
