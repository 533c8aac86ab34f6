#if Headless || !canImport(SwiftUI)
    import DeepLink
    import Foundation

    /// A push on its way from the command line to the apps of a running shop.
    struct PushMessage: Codable, Hashable {
        let delivery: Delivery
        /// The push as it was given. The app validates it.
        let payload: Data

        /// The ways in which the system delivers a push to an app.
        enum Delivery: String, CaseIterable, Codable {
            case tapped, foreground, silent

            /// The usual delivery of a kind of push.
            init(_ kind: PushPayload.Kind) {
                self = kind == .silent ? .silent : .tapped
            }

            var push: PushDelivery {
                switch self {
                case .tapped: .tapped
                case .foreground: .foreground
                case .silent: .background
                }
            }
        }
    }
#endif
