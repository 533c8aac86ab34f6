#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

    /// Feature flags with fixed values.
    final class FeatureFlagsViewModelStub: FeatureFlagsViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[FlagRow], ServiceError> = .success([
            FlagRow("order-again", configured: .bool(true)),
            FlagRow("page-size", configured: .int(20), override: .int(50)),
            FlagRow("quick-reviews", configured: .bool(false), override: .bool(true)),
        ])
        @Published var alert: AlertState?
        @Published var notice: ServiceError?

        func observe() async {}
        func retry() {}
        func override(_ row: FlagRow, with value: RawFlagValue?) async {}
        func reset() async {}
    }

    extension GalleryScreen {
        public static var featureFlags: GalleryScreen {
            GalleryScreen(
                "FeatureFlags",
                [
                    "flags": FeatureFlagsViewModelStub(),
                    "loading": FeatureFlagsViewModelStub { $0.state = .loading },
                    "empty": FeatureFlagsViewModelStub { $0.state = .success([]) },
                    "error": FeatureFlagsViewModelStub { $0.state = .error(.storage("unreadable")) },
                    "alert": FeatureFlagsViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { FeatureFlagsView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.featureFlags.preview }
    #endif
#endif
