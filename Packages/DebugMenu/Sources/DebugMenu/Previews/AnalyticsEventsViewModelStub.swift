#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

    /// Analytics events with fixed content.
    final class AnalyticsEventsViewModelStub: AnalyticsEventsViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[AnalyticsLogEntry], ServiceError> = .success([
            AnalyticsLogEntry(id: 2, date: .sample, name: "add_to_bag", properties: ["product": "2", "quantity": "1"]),
            AnalyticsLogEntry(id: 1, date: .sample, name: "screen_view"),
        ])
        @Published var notice: ServiceError?

        func observe() async {}
        func retry() {}
        func clear() async { state = .success([]) }
    }

    extension GalleryScreen {
        public static var analyticsEvents: GalleryScreen {
            GalleryScreen(
                "AnalyticsEvents",
                [
                    "events": AnalyticsEventsViewModelStub(),
                    "loading": AnalyticsEventsViewModelStub { $0.state = .loading },
                    "empty": AnalyticsEventsViewModelStub { $0.state = .success([]) },
                    "error": AnalyticsEventsViewModelStub { $0.state = .error(.storage("unreadable")) },
                ]
            ) { AnalyticsEventsView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.analyticsEvents.preview }
    #endif
#endif
