import FlowKit
import Loading
public import Model

extension BagViewModel {
    public func openSavedItems() { exit(.savedItems) }

    /// Saves a line after pending quantities are stored, so that the quantity that was shown is saved.
    public func saveForLater(_ line: BagLine) async {
        await unlessBusy(\.busy, with: line.id) { await saveNow(line) }
    }

    private func saveNow(_ line: BagLine) async {
        let origin = ActionOrigin(router)
        await storing?.value
        do throws(BagError) {
            guard let saved = try await dependencies.savedItems.saveForLater(line.id) else { return }
            dependencies.analytics.track(.bagChanged(line.id, quantity: 0))
            undo.offer("\(line.product.title) saved for later") {
                [weak self, savedItems = dependencies.savedItems, analytics = dependencies.analytics] in
                let line = saved.removed.line
                do throws(BagError) {
                    try await savedItems.takeBack(saved)
                    analytics.track(.bagChanged(line.id, quantity: line.quantity))
                } catch {
                    origin.show(error, title: "Couldn't add to bag", on: self)
                }
            }
        } catch {
            origin.show(error, title: "Couldn't remove from bag", on: self)
        }
    }

    func followSavedItems() async {
        for await count in dependencies.savedItems.count() { savedItemCount = count }
    }
}
