public import Foundation

/// What the server says of the version that is running.
public enum AppUpdate: Hashable, Sendable {
    /// It is too old to work, and where a newer one is to be had, when that is known.
    case required(AppVersion, URL?)
    /// A newer one is recommended, and where it is to be had, when that is known.
    case recommended(AppVersion, URL?)
}

extension AppConfiguration {
    /// Whether this version of the app is too old, or might be newer; nil when it is as it should be.
    public func update(of version: AppVersion) -> AppUpdate? {
        if let minimumVersion, version < minimumVersion { return .required(minimumVersion, updateURL) }
        if let recommendedVersion, version < recommendedVersion { return .recommended(recommendedVersion, updateURL) }
        return nil
    }
}
