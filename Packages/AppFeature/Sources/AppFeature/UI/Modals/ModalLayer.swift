import FlowKit
import SharedUI

/// A layer that shows one presentation above its content. The next layer shows the next presentation.
struct ModalLayer<Content: View>: View {
    let viewModel: AppFeatureViewModel
    @ObservedObject var coordinator: AppCoordinator
    let activity: Activity
    /// The number of presentations below.
    let level: Int
    @ViewBuilder let content: () -> Content

    var body: some View {
        content()
            .theme(activity.theme)
            .sheet(item: screens(.sheet)) { modal in
                screen(of: modal)
            }
            .fullScreenCover(item: screens(.fullScreenCover)) { modal in
                screen(of: modal)
            }
            .alert(alert)
            .confirmationDialog(modal?.dialog) { [navigator = coordinator.navigator, id = modal?.id] answer in
                if let id { navigator.answer(id, with: answer) }
            }
    }

    private func screen(of modal: Modal<AppRoute>) -> some View {
        ModalScreen(viewModel: viewModel, coordinator: coordinator, activity: activity, level: level, modal: modal.id)
            .appears(with: modal.flow?.root.animation ?? .slide)
    }

    private var modal: Modal<AppRoute>? {
        let modals = coordinator.state[activity]?.modals ?? []
        return modals.indices.contains(level) ? modals[level] : nil
    }

    private func screens(_ type: NavigationType) -> Binding<Modal<AppRoute>?> {
        let shown = modal.flatMap { $0.content.type == type ? $0 : nil }
        return Binding {
            shown
        } set: { [navigator = coordinator.navigator] in
            if $0 == nil, let shown { navigator.apply(.dismissModal(shown.id)) }
        }
    }

    private var alert: Binding<AlertState?> {
        let modal = modal
        return Binding {
            if case .alert(let alert) = modal?.content { alert } else { nil }
        } set: { [navigator = coordinator.navigator] in
            if $0 == nil, let modal { navigator.apply(.dismissModal(modal.id)) }
        }
    }
}

extension Modal {
    fileprivate var dialog: DialogState? {
        if case .confirmationDialog(let dialog) = content { dialog } else { nil }
    }
}

extension Navigator {
    /// Finishes a dialog with the chosen action, or with `nil` if it was dismissed without one.
    fileprivate func answer(_ id: ModalID, with answer: DialogState.Action?) {
        if let answer { self.answer(id, with: answer.id) } else { apply(.dismissModal(id)) }
    }
}

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
