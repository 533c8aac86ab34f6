/// Something of a saved state that is not there any more, and why.
public struct DroppedScreen: Hashable, Sendable {
    /// Where it was.
    public enum Location: Hashable, Sendable {
        /// The whole file.
        case archive
        case history
        /// An activity, or the choice of its tab.
        case activity(String)
        case tab(String)
        /// Something presented over an activity, counted from 0.
        case modal(Int, over: String)
    }

    public let location: Location
    /// The link of the screen; nil when there is none, or when it is no screen.
    public let link: String?
    public let reason: DropReason
    /// How many screens went with it, because they lay over it.
    public let above: Int

    init(_ location: Location, link: String? = nil, _ reason: DropReason, above: Int = 0) {
        self.location = location
        self.link = link
        self.reason = reason
        self.above = above
    }
}

extension DroppedScreen.Location: CustomStringConvertible {
    public var description: String {
        switch self {
        case .archive: "the saved state"
        case .history: "the history"
        case .activity(let activity): "activity \(activity)"
        case .tab(let tab): "tab \(tab)"
        case .modal(let index, let activity): "modal \(index) over \(activity)"
        }
    }
}

extension DroppedScreen: CustomStringConvertible {
    /// For logs: "tab home, /products/12 and 2 over it: What it shows does not exist any more."
    public var description: String {
        "\(location)\(link.map { ", \($0)" } ?? "")\(above > 0 ? " and \(above) over it" : ""): \(reason)"
    }
}
