public import FlowKit
import Model

/// The app's activities: several apps in one, each with tabs of its own.
public enum Activity: String, CaseIterable, Hashable, Codable, Sendable {
    case shop

    public var id: ActivityID {
        switch self {
        case .shop: .shop
        }
    }

    /// The tab that the activity begins with.
    public var defaultTab: Tab {
        switch self {
        case .shop: .home
        }
    }
}
