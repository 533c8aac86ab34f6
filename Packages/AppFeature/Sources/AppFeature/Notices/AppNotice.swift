import Foundation
import Model

/// Something that the app has to say without being asked.
enum AppNotice: Hashable {
    /// The device's store could not be read.
    case storeBegunAnew(StoreIncident)
    /// There is a newer version, and where, when that is known.
    case updateRecommended(AppVersion, URL?)
    /// The catalogue is on its way: so many percent are there.
    case loadingCatalogue(percent: Int)

    /// What a recommendation is remembered by: `update-2.1`.
    static func name(ofUpdateTo version: AppVersion) -> String { "update-\(version)" }
}

/// The version without which nothing goes on, and where it is to be had, when that is known.
struct RequiredUpdate: Hashable {
    let version: AppVersion
    let url: URL?
}
