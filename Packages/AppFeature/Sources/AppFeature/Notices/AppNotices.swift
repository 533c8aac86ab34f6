import DeepLink
import FlowKit
import Foundation
import Model

/// What the app itself has to say at present: that it is too old, that it might be newer, that the catalogue is on its
/// way, that the device's store was begun anew.
@MainActor
final class AppNotices: ObservableObject {
    /// What is shown over the app; nil for nothing. One at a time, the most important one.
    @Published private(set) var shown: AppNotice?
    /// The version that is needed to go on; nil as long as this one will do.
    @Published private(set) var required: RequiredUpdate?

    private let notices: (any NoticeService)?
    private let version: AppVersion
    private let incidentWasSeen: @Sendable () -> Void
    /// Nobody knows yet which were seen: until then nothing is shown that may have been.
    private var seen: Set<String>? { didSet { choose() } }
    private var update: AppUpdate? { didSet { choose() } }
    private var incident: StoreIncident? { didSet { choose() } }
    private var progress: AppNotice? { didSet { choose() } }

    /// - Parameters:
    ///   - notices: Which notices were seen; nil for a device that forgets.
    ///   - version: Which version the app is.
    ///   - incident: What happened to the device's store.
    ///   - incidentWasSeen: Called when that is taken away. Until then it comes again at each start.
    init(
        _ notices: (any NoticeService)?, version: AppVersion, incident: StoreIncident?,
        incidentWasSeen: @escaping @Sendable () -> Void = {}
    ) {
        self.notices = notices
        self.version = version
        self.incidentWasSeen = incidentWasSeen
        self.incident = incident
        if notices == nil { seen = [] }
        choose()
    }

    /// Follows what was seen until the calling task is cancelled.
    func follow() async {
        guard let notices else { return }
        for await names in notices.seen() { seen = names }
    }

    func configurationChanged(to configuration: AppConfiguration) {
        update = configuration.update(of: version)
    }

    /// - Parameter part: How much of the catalogue is there, from 0 to 1; nil when nobody has to wait for it.
    func catalogueIs(at part: Double?) {
        let new = part.map { AppNotice.loadingCatalogue(percent: Int(min(max($0, 0), 1) * 100)) }
        // Told once for each percent, and not for each page.
        if new != progress { progress = new }
    }

    /// Takes away what is shown. A recommendation does not come again for the same version.
    func dismiss() {
        switch shown {
        case .storeBegunAnew:
            incident = nil
            incidentWasSeen()
        case .updateRecommended(let version, _):
            let name = AppNotice.name(ofUpdateTo: version)
            seen?.insert(name)
            // When it can't be stored, it comes again at the next start.
            Task { [notices] in try? await notices?.markSeen(name) }
        case .loadingCatalogue, nil: break
        }
    }

    private func choose() {
        let newRequired: RequiredUpdate? =
            if case .required(let version, let url) = update { RequiredUpdate(version: version, url: url) } else { nil }
        if newRequired != required { required = newRequired }
        let new = incident.map(AppNotice.storeBegunAnew) ?? recommended ?? progress
        if new != shown { shown = new }
    }

    private var recommended: AppNotice? {
        guard case .recommended(let version, let url) = update, let seen,
            !seen.contains(AppNotice.name(ofUpdateTo: version))
        else { return nil }
        return .updateRecommended(version, url)
    }
}
