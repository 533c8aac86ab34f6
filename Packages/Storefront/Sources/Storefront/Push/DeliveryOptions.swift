#if Headless || !canImport(SwiftUI)
    import ArgumentParser

    extension PushMessage.Delivery: EnumerableFlag {
        static func help(for value: PushMessage.Delivery) -> ArgumentHelp? {
            switch value {
            case .tapped: "As if somebody had tapped it: its link is followed. The default for an alert."
            case .foreground: "As it comes while the app is in front: an alert becomes a banner."
            case .silent: "As it comes in the background: data is fetched anew. The default for a silent one."
            }
        }
    }

    /// How a push is handed to the app.
    struct DeliveryOptions: ParsableArguments {
        @Flag var delivery: PushMessage.Delivery?
    }
#endif
