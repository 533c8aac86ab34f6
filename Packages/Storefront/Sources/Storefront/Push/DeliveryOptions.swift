#if Headless || !canImport(SwiftUI)
    import ArgumentParser

    extension PushMessage.Delivery: EnumerableFlag {
        static func help(for value: PushMessage.Delivery) -> ArgumentHelp? {
            switch value {
            case .tapped: "Deliver it as a tapped notification: the app opens its link. The default for an alert."
            case .foreground: "Deliver it to the app in the foreground: an alert becomes a banner."
            case .silent: "Deliver it in the background: the app reloads data. The default for a silent push."
            }
        }
    }

    /// The options for the way in which a push is delivered.
    struct DeliveryOptions: ParsableArguments {
        @Flag var delivery: PushMessage.Delivery?
    }
#endif
