/// What can be presented.
public enum ModalContent<Route: Hashable & Sendable>: Hashable, Sendable {
    /// Screens over what is shown, which stays in sight.
    case sheet(FlowState<Route>)
    /// Screens over everything.
    case fullScreenCover(FlowState<Route>)
    /// A message that one acknowledges.
    case alert(AlertState)
    /// A question with a few answers.
    case confirmationDialog(DialogState)
}

extension ModalContent: Codable where Route: Codable {}

extension ModalContent {
    /// Screens that come up in a certain way.
    @inlinable
    public static func flow(_ flow: FlowState<Route>, as style: ModalStyle) -> ModalContent {
        switch style {
        case .sheet: .sheet(flow)
        case .fullScreenCover: .fullScreenCover(flow)
        }
    }

    /// The screens; nil for an alert or a dialog.
    @inlinable
    public var flow: FlowState<Route>? {
        switch self {
        case .sheet(let flow), .fullScreenCover(let flow): flow
        case .alert, .confirmationDialog: nil
        }
    }

    /// How the screens come up; nil for an alert or a dialog.
    @inlinable
    public var style: ModalStyle? {
        switch self {
        case .sheet: .sheet
        case .fullScreenCover: .fullScreenCover
        case .alert, .confirmationDialog: nil
        }
    }

    /// Changes the screens in place; does nothing without any.
    @inlinable
    mutating func modifyFlow(_ change: (inout FlowState<Route>) -> Void) {
        guard let style, var flow else { return }
        // A long stack is not copied only if nothing else holds it while it changes.
        self = .alert(AlertState(title: "", message: ""))
        change(&flow)
        self = .flow(flow, as: style)
    }
}
