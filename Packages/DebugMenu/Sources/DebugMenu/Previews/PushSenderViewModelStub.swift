#if DEBUG
    import FlowKit
    public import SharedUI

    /// The push sender with fixed content.
    final class PushSenderViewModelStub: PushSenderViewModelProtocol, ViewModelStub {
        let samples = [PushSample("Order shipped", json: #"{"link": "/orders/1002"}"#)]
        @Published var json = ""
        @Published var moment = PushMoment.tapped
        @Published var isSending = false
        @Published var report: PushReport?
        var canSend: Bool { !json.isEmpty && !isSending }

        func choose(_ sample: PushSample) { json = sample.json }
        func send() async {}
    }

    extension GalleryScreen {
        public static var pushSender: GalleryScreen {
            GalleryScreen(
                "PushSender",
                [
                    "empty": PushSenderViewModelStub(),
                    "sending": PushSenderViewModelStub {
                        $0.choose($0.samples[0])
                        $0.isSending = true
                    },
                    "sent": PushSenderViewModelStub {
                        $0.choose($0.samples[0])
                        $0.report = PushReport("Opened /orders/1002.")
                    },
                    "refused": PushSenderViewModelStub {
                        $0.json = "{"
                        $0.report = PushReport("The payload isn't valid JSON.", isRefused: true)
                    },
                ]
            ) { PushSenderView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.pushSender.preview }
    #endif
#endif
