import DeepLink
import FlowKit

extension AppCoordinator {
    /// Follows a link that the shop has sent, through the one way in: it is not trusted more than any other.
    func follow(_ link: String) { signIn.inbound?.receive(link.hasPrefix("/") ? .shortcut(link) : .url(link)) }

    /// Takes note of what became of something that came in: a person is asked to sign in, or told why nothing happens.
    func heard(of record: InboundRecord) {
        if record.outcome == .waiting(.reason(.signIn)) { signIn.ask() }
        if record.outcome == .waiting(.reason(.unsavedChanges)) { unsaved.ask() }
        if let alert = AlertState(record) { navigator.apply(.present(.alert(alert)), source: .link) }
    }
}
