import DeepLink
import FlowKit

extension AppCoordinator {
    /// Opens a link from the shop through the inbound pipeline, with the same checks as any other link.
    func follow(_ link: String) { signIn.inbound?.receive(link.hasPrefix("/") ? .shortcut(link) : .url(link)) }

    /// Handles the outcome of an inbound event: presents sign-in, or an alert with the reason why it wasn't opened.
    func heard(of record: InboundRecord) {
        if record.outcome == .waiting(.reason(.signIn)) { signIn.ask() }
        if record.outcome == .waiting(.reason(.unsavedChanges)) { unsaved.ask() }
        if let alert = AlertState(record) { navigator.apply(.present(.alert(alert)), source: .link) }
    }
}
