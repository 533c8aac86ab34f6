public import Foundation

/// An available update of the app.
public enum AppUpdate: Hashable, Sendable {
    /// An update is required: the oldest supported version, and the URL for updating, if known.
    case required(AppVersion, URL?)
    /// An update is recommended: the recommended version, and the URL for updating, if known.
    case recommended(AppVersion, URL?)
}

extension AppConfiguration {
    /// Returns the update that a version of the app needs. Returns `nil` if it is up to date.
    public func update(of version: AppVersion) -> AppUpdate? {
        if let minimumVersion, version < minimumVersion { return .required(minimumVersion, updateURL) }
        if let recommendedVersion, version < recommendedVersion { return .recommended(recommendedVersion, updateURL) }
        return nil
    }
}
