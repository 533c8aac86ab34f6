import FlowKit
import SharedUI

extension View {
    /// Shows what a router asks, for a flow that runs alone: an app shows what its own router asks.
    func questions<Route>(of router: Router<Route>) -> some View { modifier(Questions(router: router)) }
}

private struct Questions<Route: Hashable & Sendable>: ViewModifier {
    @ObservedObject var router: Router<Route>

    func body(content: Content) -> some View {
        content.confirmationDialog(router.dialog) { [router] answer in
            if let answer { router.answer(answer.id) } else { router.dialog = nil }
        }
    }
}
