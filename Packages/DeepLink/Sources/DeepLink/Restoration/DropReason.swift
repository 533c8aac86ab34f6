public import FlowKit

/// Why something of a saved state is not there any more.
public enum DropReason: Error, Hashable, Sendable {
    /// What is written is not what should stand there. Says what should.
    case malformed(expected: String)
    /// A newer app has written the file.
    case newerVersion(Int, known: Int)
    case tooLarge(bytes: Int, limit: Int)
    case tooMany(limit: Int)
    case unknownActivity(String)
    case unknownTab(String)
    case activityHidden(String)
    case tabDisabled(String, reason: String)
    /// It stands there a second time.
    case repeated
    /// The link leads nowhere any more.
    case link(DeepLinkRefusal)
    /// No link leads to the screen, so it can't be saved.
    case noLink
    /// What the screen shows does not exist any more.
    case gone
    /// A guard does not allow the screen.
    case objection(NavigationObjection)
    /// What no other case says.
    case custom(String)
}

extension DropReason: CustomStringConvertible {
    public var description: String {
        switch self {
        case .malformed(let expected): "It can't be read: \(expected) is expected."
        case .newerVersion(let version, let known):
            "It has version \(version). This app reads versions up to \(known)."
        case .tooLarge(let bytes, let limit): "It takes \(bytes) bytes; \(limit) are kept."
        case .tooMany(let limit): "There are more than \(limit)."
        case .unknownActivity(let activity): "There is no activity \(activity)."
        case .unknownTab(let tab): "The activity has no tab \(tab)."
        case .activityHidden(let activity): "The activity \(activity) is hidden."
        case .tabDisabled(let tab, let reason): "The tab \(tab) is disabled: \(reason)"
        case .repeated: "It is there twice."
        case .link(let refusal): "\(refusal)"
        case .noLink: "No link leads to it."
        case .gone: "What it shows does not exist any more."
        case .objection(let objection): "\(objection)"
        case .custom(let text): text
        }
    }
}
