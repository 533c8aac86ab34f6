public import FlowKit

extension InboundDraft {
    /// How a screen is presented that comes over another, whatever it declares for itself.
    @inlinable
    static func style(of route: Route) -> ModalStyle {
        Schema.transition(of: route) == .fullScreenCover ? .fullScreenCover : .sheet
    }

    /// Nil for what is not presented.
    @inlinable
    static func style(of type: LinkTransition) -> ModalStyle? {
        switch type {
        case .sheet: .sheet
        case .cover: .fullScreenCover
        case .push, .root: nil
        }
    }

    /// Screens one over the other, as something presented.
    @inlinable
    static func sheet(_ screens: [Route], _ type: LinkTransition) -> ModalContent<Route> {
        .flow(FlowState(root: screens[0], stack: Array(screens.dropFirst())), as: style(of: type) ?? .sheet)
    }
}
