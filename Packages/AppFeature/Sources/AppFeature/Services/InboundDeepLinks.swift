import DeepLink
import Foundation
import Model

/// Follows links from inside the app through the one way in.
struct InboundDeepLinks: DeepLinkService {
    /// Held weakly: whoever keeps this must not keep a window.
    private weak let inbound: InboundPipeline<AppNavigation>?

    @MainActor
    init(_ inbound: InboundPipeline<AppNavigation>) { self.inbound = inbound }

    @MainActor
    func open(_ url: URL) async -> Bool {
        guard let inbound else { return false }
        // Only from inside the app a plain path will do.
        let link = url.absoluteString
        switch await inbound.handle(url.scheme == nil ? .shortcut(link) : .url(link)) {
        case .opened, .alreadyThere, .waiting: return true
        default: return false
        }
    }
}
