import FlowKit

/// A layer that shows one presentation over its screens. The screens of the presentation are in the next layer.
struct ModalLayer<Content: NavigatorContent, Screens: View>: View {
    let scene: NavigatorScene<Content>
    @ObservedObject private var navigator: Navigator<Content.Schema>
    @ObservedObject private var steps: PresentationSteps<Content.Schema>
    private let activity: Content.Schema.Activity
    /// The number of presentations below.
    private let level: Int
    private let screens: Screens

    init(
        _ scene: NavigatorScene<Content>, activity: Content.Schema.Activity, level: Int,
        @ViewBuilder screens: () -> Screens
    ) {
        self.scene = scene
        navigator = scene.navigator
        steps = scene.steps
        self.activity = activity
        self.level = level
        self.screens = screens()
    }

    var body: some View {
        screens
            .environment(\.isCovered, isCovered)
            .modifier(scene.content.style(of: activity))
            .sheet(item: shown(asCover: false), onDismiss: ended) { screens(of: $0) }
            .fullScreenCover(item: shown(asCover: true), onDismiss: ended) { screens(of: $0) }
            .alert(alert) { [presented] in
                answer(presented, with: $0)
            }
            .confirmationDialog(dialog) { [presented] in
                answer(presented, with: $0)
            }
            // An alert and a dialog have no `onDismiss`.
            .onChange(of: isAsking) { _, isAsking in
                if !isAsking { ended() }
            }
    }

    private typealias Presented = PresentationSteps<Content.Schema>.Presented

    private var presented: Presented? { steps.presented(at: level, over: activity) }

    /// True if something is over the screens, moves, or is about to appear. An alert of a screen is pending until then.
    private var isCovered: Bool {
        let state = navigator.state
        return activity != state.activity || steps.movingLevel != nil || presented != nil || state.modals.count > level
    }

    private func ended() { steps.ended(at: level) }

    private func screens(of presented: Presented) -> some View {
        ModalScreens(scene: scene, activity: activity, level: level, id: presented.id)
            .appears(with: animation(of: presented))
            .halfHeight(presented.content.style == .halfSheet)
            .onPresented { ended() }
    }

    private func animation(of presented: Presented) -> RouteAnimation {
        presented.content.flow.map { scene.content.animation(of: $0.root) } ?? .slide
    }

    private func shown(asCover: Bool) -> Binding<Presented?> {
        let shown = presented.flatMap { presented in
            presented.content.style.flatMap { ($0 == .fullScreenCover) == asCover ? presented : nil }
        }
        return Binding {
            shown
        } set: { [scene, level] in
            if $0 == nil, let shown { scene.dismissed(shown, at: level) }
        }
    }

    private var isAsking: Bool { presented.map { $0.content.style == nil } ?? false }

    private var alert: Binding<AlertState?> {
        let presented = presented
        return Binding {
            if case .alert(let alert) = presented?.content { alert } else { nil }
        } set: { [scene, level] in
            if $0 == nil, let presented { scene.dismissed(presented, at: level) }
        }
    }

    private var dialog: AlertState? {
        if case .confirmationDialog(let dialog) = presented?.content { dialog } else { nil }
    }

    private func answer(_ presented: Presented?, with button: AlertState.Button?) {
        guard let presented else { return }
        if let id = presented.id {
            if let button {
                steps.userDismissed(at: level)
                navigator.answer(id, with: button.id)
            } else {
                scene.dismissed(presented, at: level)
            }
        } else {
            steps.userDismissed(at: level)
            scene.appDialog?.answer(button)
        }
    }
}

/// The screens of a sheet or cover, with the presentations over them.
private struct ModalScreens<Content: NavigatorContent>: View {
    let scene: NavigatorScene<Content>
    let activity: Content.Schema.Activity
    let level: Int
    let id: ModalID?

    var body: some View {
        if let id {
            ModalLayer(scene, activity: activity, level: level + 1) {
                StackView(scene, place: .modal(id))
            }
        }
    }
}

extension View {
    /// Presents a half sheet at half of the height. The user can pull it up.
    @ViewBuilder fileprivate func halfHeight(_ isHalf: Bool) -> some View {
        if isHalf { presentationDetents([.medium, .large]) } else { self }
    }
}

extension NavigatorScene {
    /// Follows a presentation that the user has dismissed. If a guard refuses, it is presented again.
    @MainActor
    fileprivate func dismissed(_ presented: PresentationSteps<Content.Schema>.Presented, at level: Int) {
        steps.userDismissed(at: level)
        if let id = presented.id { navigator.apply(.dismissModal(id)) } else { appDialog?.answer(nil) }
    }
}
