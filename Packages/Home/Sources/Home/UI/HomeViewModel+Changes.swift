import FlowKit
import Model

extension HomeViewModel {
    /// Keeps the products in the window as the device's store has them.
    func followChanges() async {
        await following.follow { changes in
            if let content = state.value { loader.adopt(content.applying(changes)) }
        }
    }
}
