/// A window, or the content of a sheet or cover. It presents one thing at a time.
@MainActor
final class Presenter {
    /// The kind of what it presents in this pass.
    var presented: RenderNode.Kind?
}

extension ViewHost {
    /// Puts a sheet, an alert or a dialog in front of everything so far.
    func present(_ node: RenderNode, from presenter: Presenter) {
        presentations.append(node)
        guard let presented = presenter.presented else {
            presenter.presented = node.kind
            return
        }
        report(
            """
            Attempt to present \(node.kind.phrase) from a view which is already presenting \(presented.phrase).

            SwiftUI presents one thing at a time: the next one follows when the first is dismissed, or never. To fix \
            this, present it from the content of what is in front, or after that is dismissed.
            """
        )
    }

    /// Evaluates views without showing what they present.
    func withoutPresenting(_ body: () -> Void) {
        let before = presentations
        body()
        presentations = before
    }
}

extension RenderNode.Kind {
    /// The name of a presentation in an issue.
    var phrase: String {
        switch self {
        case .sheet: "a sheet"
        case .fullScreenCover: "a full-screen cover"
        case .alert: "an alert"
        case .confirmationDialog: "a confirmation dialog"
        default: rawValue
        }
    }
}
