import DeepLink
import FlowKit
import Foundation

/// A window of the app: its navigation, its links, and what is saved of it.
@MainActor
final class BankingModel {
    let container: BankingContainer
    let navigator: Navigator<BankNavigation>
    private let archive: NavigationArchive<BankNavigation>
    private let saver: NavigationSaver<BankNavigation>
    private let inbound: InboundPipeline<BankNavigation>

    /// - Parameter save: Stores the navigation, for example in a file.
    init(
        _ bank: any Bank, links: URLRouter<BankNavigation.Route>, clock: any Clock<Duration> = ContinuousClock(),
        save: @escaping @Sendable (Data) async throws -> Void = { _ in }
    ) {
        container = BankingContainer(bank: bank)
        archive = NavigationArchive(links, beginning: .personal)
        saver = NavigationSaver(archive, clock: clock, save: save)
        // The guard belongs to the navigator, which it asks.
        weak var asking: Navigator<BankNavigation>?
        let transfers = NavigationGuard.transfers(container.drafts) { await asking?.ask(.leaveTransfer) }
        navigator = Navigator(
            NavigationState(activity: .personal, nextModalID: .random()), guards: [transfers], observers: [saver])
        asking = navigator
        inbound = InboundPipeline(navigator: navigator, links: links)
    }

    /// Shows the screens of the previous launch, and opens links from now on.
    func begin(with saved: Data?) async {
        if let saved { navigator.restore(archive.decode(saved).state) }
        await inbound.becomeReady()
    }

    /// Saves the navigation at once. Call it when the app enters the background.
    func enterBackground() async { await saver.flush() }

    /// Opens a link, such as `bank://savings/1`. Call it from `onOpenURL`.
    @discardableResult
    func open(_ link: String) async -> InboundOutcome { await inbound.handle(.url(link)) }
}
