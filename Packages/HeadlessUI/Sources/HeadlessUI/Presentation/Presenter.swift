/// A sheet, an alert or a dialog, and the window or presentation that it is presented from.
@MainActor
struct Presentation {
    let node: RenderNode
    /// The position of the sheet or cover; 0 is the window.
    let presenter: Int
}

/// The presentations that begin and end in one pass.
struct PresentationChanges {
    /// The kinds of what appears, and of what the app dismisses. What the user dismissed has moved away already.
    var begun: [RenderNode.Kind] = []
    var ended: [RenderNode.Kind] = []
    /// True if a view presents two things, which is an issue in any pass.
    var isReported = false

    /// The issue of two changes, of which SwiftUI would lose one. `nil` if there is none.
    var issue: String? {
        guard !isReported, let first = begun.first, begun.count + ended.count > 1 else { return nil }
        let attempt =
            ended.first.map { "\(first.phrase) while \($0.phrase) is being dismissed" }
            ?? "\(begun[1].phrase) while \(first.phrase) is appearing"
        return """
            Attempt to present \(attempt).

            SwiftUI performs one presentation change at a time, and may lose the second. To fix this, make it when the first has \
            ended: in `onDismiss`, or in `onAppear` of what is presented.
            """
    }
}

extension ViewHost {
    /// Reports the presentations of which another one is presented from the same window or presentation.
    func reportSeveral(_ presentations: [Presentation]) {
        var presented: [Int: RenderNode.Kind] = [:]
        for presentation in presentations {
            guard let first = presented[presentation.presenter] else {
                presented[presentation.presenter] = presentation.node.kind
                continue
            }
            presentationChanges.isReported = true
            report(
                """
                Attempt to present \(presentation.node.kind.phrase) from a view which is already presenting \(first.phrase).

                SwiftUI presents one thing at a time: the next one follows when the first is dismissed, or never. To fix \
                this, present it from the content of what is in front, or after that is dismissed.
                """
            )
        }
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
