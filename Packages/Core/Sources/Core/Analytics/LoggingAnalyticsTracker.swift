import Logging
import Model

/// Logs the events of the app at the level `info`. The events of a product have its identifier in their metadata.
struct LoggingAnalyticsTracker: AnalyticsTracker {
    let logger: Logger

    func track(_ event: AnalyticsEvent) {
        logger.info("\(event.name)", metadata: event.metadata)
    }
}

extension AnalyticsEvent {
    fileprivate var name: String {
        switch self {
        case .screenView: "screen_view"
        case .addedToBag: "added_to_bag"
        case .wishlistChanged(_, let isOn): isOn ? "added_to_wishlist" : "removed_from_wishlist"
        case .signedIn: "signed_in"
        case .signedOut: "signed_out"
        }
    }

    fileprivate var metadata: Logger.Metadata {
        switch self {
        case .screenView(let screen, let product?): ["screen": "\(screen)", "product": "\(product)"]
        case .screenView(let screen, nil): ["screen": "\(screen)"]
        case .addedToBag(let product, let quantity): ["product": "\(product)", "quantity": "\(quantity)"]
        case .wishlistChanged(let product, _): ["product": "\(product)"]
        case .signedIn, .signedOut: [:]
        }
    }
}
