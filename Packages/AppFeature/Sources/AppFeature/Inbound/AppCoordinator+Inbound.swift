import DeepLink
import FlowKit

extension AppCoordinator {
    /// Takes note of what became of something that came in: a person is asked to sign in, or told why nothing happens.
    func heard(of record: InboundRecord) {
        if record.outcome == .waiting(.reason(.signIn)) { signIn.ask() }
        if let alert = AlertState(record) { navigator.apply(.present(.alert(alert)), source: .link) }
    }
}
