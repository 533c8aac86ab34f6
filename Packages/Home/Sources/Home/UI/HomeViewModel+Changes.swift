import FlowKit
import Loading
import Model

extension HomeViewModel {
    /// Updates the products when the stored products change.
    func followChanges() async {
        await following.follow { changes in
            if let content = state.value { loader.adopt(content.applying(changes)) }
        }
    }
}
