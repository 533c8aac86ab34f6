import Foundation
import Model

/// A notice from the app.
enum AppNotice: Hashable {
    /// The local store couldn't be read.
    case storeBegunAnew(StoreIncident)
    /// A newer version is available, with its URL if known.
    case updateRecommended(AppVersion, URL?)
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
