import DeepLink
import FlowKit
import Foundation
import Model

/// The current notices of the app: a required or recommended update, the catalog's download, a store that was recreated,
/// or a message of the shop.
@MainActor
final class AppNotices: ObservableObject {
    /// The most important notice. `nil` if there is none.
    @Published private(set) var shown: AppNotice?
    /// The required update. `nil` if the current version is supported.
    @Published private(set) var required: RequiredUpdate?
    /// The shop's message over the current screen. `nil` if there is none.
    @Published private(set) var modal: InAppMessage?

    private let notices: any NoticeService
    private let version: AppVersion
    private let incidentWasSeen: @Sendable () -> Void
    /// The seen notices. Until they are loaded, notices that may have been seen aren't shown.
    private var seen: Set<String>? { didSet { choose() } }
    private var update: AppUpdate?
    private var messages: [InAppMessage] = []
    private var incident: StoreIncident? { didSet { choose() } }
    private var progress: AppNotice? { didSet { choose() } }

    /// - Parameters:
    ///   - notices: Stores the seen notices.
    ///   - version: The app's version.
    ///   - incident: An incident of the local store, if there was one.
    ///   - incidentWasSeen: Called when the user dismisses the incident's notice, which is otherwise shown at each
    ///     launch.
    init(
        _ notices: any NoticeService, version: AppVersion, incident: StoreIncident?,
        incidentWasSeen: @escaping @Sendable () -> Void = {}
    ) {
        self.notices = notices
        self.version = version
        self.incidentWasSeen = incidentWasSeen
        self.incident = incident
        choose()
    }

    /// Observes the seen notices until the calling task is cancelled.
    func follow() async {
        // The stored names don't have those yet that are being stored.
        for await names in notices.seen() { seen = names.union(seen ?? []) }
    }

    func configurationChanged(to configuration: AppConfiguration) {
        update = configuration.update(of: version)
        messages = configuration.messages
        choose()
    }

    /// - Parameter part: The progress of the catalog's download from 0 to 1, or `nil` if it shouldn't be shown.
    func catalogIs(at part: Double?) {
        let new = part.map { AppNotice.loadingCatalog(percent: Int(min(max($0, 0), 1) * 100)) }
        // The value changes once for each percent, not for each page.
        if new != progress { progress = new }
    }

    /// Dismisses the shown notice. The app doesn't recommend the same version again.
    func dismiss() {
        switch shown {
        case .storeBegunAnew:
            incident = nil
            incidentWasSeen()
        case .updateRecommended(let version, _): markSeen(AppNotice.name(ofUpdateTo: version))
        case .message(let message): markSeen(message.noticeName)
        case .loadingCatalog, nil: break
        }
    }

    /// Dismisses a message over the screen. It doesn't come again.
    func dismissModal(_ message: InAppMessage) { markSeen(message.noticeName) }

    private func markSeen(_ name: String) {
        seen?.insert(name)
        // If storing fails, the notice is shown again at the next launch.
        Task { [notices] in try? await notices.markSeen(name) }
    }

    private func choose() {
        let newRequired: RequiredUpdate? =
            if case .required(let version, let url) = update { RequiredUpdate(version: version, url: url) } else { nil }
        if newRequired != required { required = newRequired }
        let new =
            incident.map(AppNotice.storeBegunAnew) ?? recommended ?? message(.banner).map(AppNotice.message)
            ?? progress
        if new != shown { shown = new }
        let newModal = message(.modal)
        if newModal != modal { modal = newModal }
    }

    /// Returns the first message of a style that the user hasn't seen. `nil` until the seen notices are loaded.
    private func message(_ style: InAppMessage.Style) -> InAppMessage? {
        guard let seen else { return nil }
        return messages.first { $0.style == style && !seen.contains($0.noticeName) }
    }

    private var recommended: AppNotice? {
        guard case .recommended(let version, let url) = update, let seen,
            !seen.contains(AppNotice.name(ofUpdateTo: version))
        else { return nil }
        return .updateRecommended(version, url)
    }
}

/// A notice from the app.
enum AppNotice: Hashable {
    /// The local store couldn't be read.
    case storeBegunAnew(StoreIncident)
    /// A newer version is available, with its URL if known.
    case updateRecommended(AppVersion, URL?)
    /// A message of the shop.
    case message(InAppMessage)
    /// The catalog is being downloaded, with the progress in percent.
    case loadingCatalog(percent: Int)

    /// Returns the name under which a dismissed recommendation is stored: `update-2.1`.
    static func name(ofUpdateTo version: AppVersion) -> String { "update-\(version)" }
}

/// The version that is required to continue, with its URL if known.
struct RequiredUpdate: Hashable {
    let version: AppVersion
    let url: URL?
}
