import FlowKit
import Model
import SharedUI

/// A layer that shows one presentation above its content. The next layer shows the next presentation.
struct ModalLayer<Content: View>: View {
    let viewModel: AppFeatureViewModel
    @ObservedObject var coordinator: AppCoordinator
    @ObservedObject var notices: AppNotices
    let activity: Activity
    /// The number of presentations below.
    let level: Int
    @ViewBuilder let content: () -> Content

    var body: some View {
        content()
            // SwiftUI presents nothing from behind a presentation: an alert of a screen there is pending.
            .environment(\.isCovered, !isInFront || modal != nil || message != nil)
            .theme(activity.theme)
            .sheet(item: screens(.sheet)) { modal in
                screen(of: modal)
            }
            .fullScreenCover(item: screens(.fullScreenCover)) { modal in
                screen(of: modal)
            }
            .alert(alert)
            .confirmationDialog(modal?.dialog ?? message.map(DialogState.init)) {
                [navigator = coordinator.navigator, id = modal?.id, weak viewModel, message] answer in
                if let id {
                    navigator.answer(id, with: answer)
                } else if let message {
                    viewModel?.answer(message, with: answer)
                }
            }
    }

    private func screen(of modal: Modal<AppRoute>) -> some View {
        ModalScreen(viewModel: viewModel, coordinator: coordinator, activity: activity, level: level, modal: modal.id)
            .appears(with: modal.flow?.root.animation ?? .slide)
    }

    private var isInFront: Bool { activity == coordinator.currentActivity }

    /// The presentations of the activity, while it is in front: a sheet would stay in front of another activity.
    private var modals: [Modal<AppRoute>] { isInFront ? coordinator.state[activity]?.modals ?? [] : [] }

    private var modal: Modal<AppRoute>? { modals.indices.contains(level) ? modals[level] : nil }

    /// The shop's message, if this is the layer in front.
    private var message: InAppMessage? { isInFront && modals.count == level ? notices.modal : nil }

    private func screens(_ type: NavigationType) -> Binding<Modal<AppRoute>?> {
        let shown = modal.flatMap { $0.content.type == type ? $0 : nil }
        return Binding {
            shown
        } set: { [navigator = coordinator.navigator] in
            if $0 == nil, let shown { navigator.close(shown.id) }
        }
    }

    private var alert: Binding<AlertState?> {
        let modal = modal
        return Binding {
            if case .alert(let alert) = modal?.content { alert } else { nil }
        } set: { [navigator = coordinator.navigator] in
            if $0 == nil, let modal { navigator.close(modal.id) }
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
        if let answer { self.answer(id, with: answer.id) } else { close(id) }
    }

    /// Dismisses what SwiftUI has dismissed already. If a guard refuses, the view reads the state again.
    fileprivate func close(_ id: ModalID) {
        if apply(.dismissModal(id)) != .changed, state.modal(id) != nil { objectWillChange.send() }
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
        ModalLayer(
            viewModel: viewModel, coordinator: coordinator, notices: viewModel.notices, activity: activity,
            level: level + 1
        ) {
            PlaceView(viewModel: viewModel, coordinator: coordinator, place: .modal(modal))
        }
    }
}
