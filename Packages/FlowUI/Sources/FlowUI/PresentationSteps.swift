import FlowKit

/// The presentations that the views of a navigator show.
///
/// SwiftUI performs one presentation change at a time, and loses a second one: a sheet that is presented while an alert is
/// dismissed, or two sheets at once. The navigation state may change in any way, so the views follow it in steps. First they
/// dismiss what is gone, then they present what is new from the bottom up, each step when the previous one has ended.
@MainActor
final class PresentationSteps<Schema: NavigationSchema>: ObservableObject {
    /// The presentations on screen, from bottom to top.
    @Published private(set) var shown: [Presented] = []
    /// The level at which a presentation is appearing or being dismissed. `nil` if nothing moves.
    @Published private(set) var movingLevel: Int?
    /// The activity that the shown presentations are over.
    private(set) var activity: Schema.Activity
    private let navigator: Navigator<Schema>
    /// The dialog of the app, which isn't part of the navigation state.
    private var appDialog: AlertState?

    init(_ navigator: Navigator<Schema>) {
        self.navigator = navigator
        activity = navigator.state.activity
    }

    struct Presented: Identifiable, Equatable {
        /// `nil` for the dialog of the app.
        let id: ModalID?
        /// The content when it was presented.
        let content: Modal<Schema.Route>.Content

        /// The screens of a presentation may change.
        static func == (one: Presented, other: Presented) -> Bool {
            let (style, otherStyle) = (one.content.style, other.content.style)
            return one.id == other.id && style == otherStyle && (style != nil || one.content == other.content)
        }
    }

    /// Takes the next step toward the navigation state.
    ///
    /// - Parameter appDialog: The dialog of the app.
    func follow(_ appDialog: AlertState?) {
        self.appDialog = appDialog
        step()
    }

    /// The presentations that the views show when all steps are done, from bottom to top. An alert and a dialog of the state
    /// are in front of the app's dialog.
    var target: [Presented] {
        var presented = navigator.state.modals.map { Presented(id: $0.id, content: $0.content) }
        if let appDialog, presented.last.map({ $0.content.style != nil }) ?? true {
            presented.append(Presented(id: nil, content: .confirmationDialog(appDialog)))
        }
        return presented
    }

    /// Returns the presentation on screen at a level over an activity.
    func presented(at level: Int, over activity: Schema.Activity) -> Presented? {
        activity == self.activity && shown.indices.contains(level) ? shown[level] : nil
    }

    /// Removes the presentation at a level, which the user has dismissed. The next step waits until the animation ends.
    func userDismissed(at level: Int) {
        if level < shown.count { dismiss(downTo: level) }
    }

    /// Takes the next step after the presentation at a level has appeared or disappeared completely.
    func ended(at level: Int) {
        guard movingLevel == level else { return }
        movingLevel = nil
        step()
    }

    /// Dismisses all that isn't in the target, or else presents the next that is missing. Does nothing while something moves.
    private func step() {
        if !navigator.state.visibleActivities.contains(activity) {
            // The views of a hidden activity are removed, and with them all that they presented.
            shown = []
            movingLevel = nil
        }
        guard movingLevel == nil else { return }
        let (front, target) = (navigator.state.activity, target)
        let kept = activity == front ? zip(shown, target).prefix { $0 == $1 }.count : 0
        if shown.count > kept {
            dismiss(downTo: kept)
        } else {
            activity = front
            guard kept < target.count else { return }
            // An alert or a dialog is the last one, so nothing has to wait until it is on screen.
            if target[kept].content.style != nil { movingLevel = kept }
            shown.append(target[kept])
        }
    }

    /// Dismisses the presentation at a level. SwiftUI dismisses all presentations over it in the same animation.
    private func dismiss(downTo level: Int) {
        movingLevel = level
        shown.removeSubrange(level...)
    }
}
