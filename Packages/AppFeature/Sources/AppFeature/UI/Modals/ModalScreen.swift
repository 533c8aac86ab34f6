import FlowKit
import SharedUI

/// The screens of a sheet or cover, with the presentations above them.
struct ModalScreen: View {
    let viewModel: AppFeatureViewModel
    let coordinator: AppCoordinator
    let activity: Activity
    let level: Int
    let modal: ModalID

    var body: some View {
        ModalLayer(viewModel: viewModel, coordinator: coordinator, activity: activity, level: level + 1) {
            PlaceView(viewModel: viewModel, coordinator: coordinator, place: .modal(modal))
        }
    }
}
