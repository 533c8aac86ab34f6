public import FlowKit

/// A part of a saved state that was left out, and the reason.
public struct DroppedScreen: Hashable, Sendable, CustomStringConvertible {
    /// The position of the part: `tab home`, or `modal 0 over shop`, counted from 0.
    public let location: String
    /// The link of the screen without its values: see ``URLRouter/redacted(_:)``. `nil` if there is none, or the part isn't a
    /// screen.
    public let link: String?
    /// The reason why the part can't be shown again.
    public let reason: DropReason
    /// The number of screens over it that were left out too.
    public let above: Int

    /// "tab home, /products/:id and 2 over it: Its content no longer exists."
    public var description: String {
        "\(location)\(link.map { ", \($0)" } ?? "")\(above > 0 ? " and \(above) over it" : ""): \(reason)"
    }
}

/// The reason why a part of a saved state is left out.
public enum DropReason: Error, Hashable, Sendable, CustomStringConvertible {
    /// The file can't be read, or has a style of presentation that this version of the app doesn't know.
    case malformed
    /// A newer version of the app has saved the file.
    case newerVersion(Int)
    /// The app has no such activity or tab, or doesn't show it now.
    case unavailable(NavigationOutcome.Refusal)
    /// The link is refused. The refusal doesn't hold its values.
    case link(DeepLinkRefusal)
    /// The content of the screen no longer exists.
    case gone
    /// A guard rejects the screen.
    case rejection(NavigationOutcome.Rejection)

    public var description: String {
        switch self {
        case .malformed: "It can't be read."
        case .newerVersion(let version): "It has version \(version), which a newer app has saved."
        case .unavailable(let refusal): "\(refusal)"
        case .link(let refusal): "\(refusal)"
        case .gone: "Its content no longer exists."
        case .rejection(let rejection): "\(rejection)"
        }
    }
}
