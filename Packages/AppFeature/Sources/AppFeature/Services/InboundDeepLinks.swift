import DeepLink
import Foundation
import Model

/// A service that opens links from inside the app through the inbound pipeline.
@MainActor
final class InboundDeepLinks: DeepLinkService {
    /// Held weakly, so that holders of the service don't retain a window.
    private weak var inbound: InboundPipeline<AppNavigation>?

    init(_ inbound: InboundPipeline<AppNavigation>) { self.inbound = inbound }

    func open(_ url: URL) async -> Bool {
        guard let inbound else { return false }
        // A plain path is accepted only from inside the app.
        let link = url.absoluteString
        switch await inbound.handle(url.scheme == nil ? .shortcut(link) : .url(link)) {
        case .opened, .alreadyThere, .waiting: return true
        default: return false
        }
    }
}
