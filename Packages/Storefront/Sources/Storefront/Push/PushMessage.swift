#if Headless || !canImport(SwiftUI)
    import DeepLink
    import Foundation

    /// A push on its way from the command line to the apps of a running shop.
    struct PushMessage: Codable, Hashable {
        let delivery: Delivery
        /// As it was given: whether it is a push is for the app to say.
        let payload: Data

        /// How the system would hand it to the app.
        enum Delivery: String, CaseIterable, Codable {
            case tapped, foreground, silent

            /// How a push of this kind mostly comes.
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
