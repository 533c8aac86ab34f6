#if Headless || !canImport(SwiftUI)
    import AppFeature
    import BrowserHost
    import DeepLink
    import Foundation

    extension ShopDevice {
        /// Takes a push in, as the system of a phone would hand it over.
        func receive(_ message: Data) async -> ControlAnswer {
            guard let push = try? JSONDecoder().decode(PushMessage.self, from: message) else {
                return .refused("That is no push.")
            }
            let outcome = await app.inbound.handle(push: push.payload, as: push.delivery.push)
            return outcome.isTaken ? .accepted("\(outcome)") : .refused("\(outcome)")
        }
    }

    extension InboundOutcome {
        /// Whether something has come of the event, or will.
        var isTaken: Bool {
            switch self {
            case .opened, .alreadyThere, .nothingToOpen, .waiting, .announced, .refreshed: true
            case .refused, .objected, .expired, .duplicate, .otherUser, .queueFull, .superseded, .cancelled: false
            }
        }
    }
#endif
