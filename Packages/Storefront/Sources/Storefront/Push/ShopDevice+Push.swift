#if Headless || !canImport(SwiftUI)
    import AppFeature
    import BrowserHost
    import DeepLink
    import Foundation

    extension ShopDevice {
        /// Handles a push as if the system had delivered it.
        func receive(_ message: Data) async -> ControlAnswer {
            guard let push = try? JSONDecoder().decode(PushMessage.self, from: message) else {
                return .refused("The message isn't a valid push.")
            }
            // A silent push needs no permission.
            if notifications.isDenied, (try? PushPayload(push.payload))?.kind == .alert {
                return .refused("The user has turned notifications off on this device.")
            }
            let outcome = await front.inbound.handle(push: push.payload, as: push.delivery.push)
            return outcome.isTaken ? .accepted("\(outcome)") : .refused("\(outcome)")
        }
    }

    extension InboundOutcome {
        /// A Boolean value that indicates whether the app follows the event now or later.
        var isTaken: Bool {
            switch self {
            case .opened, .alreadyThere, .nothingToOpen, .handedBack, .waiting, .announced, .refreshed: true
            case .refused, .rejected, .expired, .duplicate, .otherUser, .queueFull, .superseded, .cancelled: false
            }
        }
    }
#endif
