#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

    /// The choice of the API's address, without a way to switch.
    final class EndpointPickerViewModelStub: EndpointPickerViewModelProtocol, ViewModelStub {
        @Published var current = Endpoint.sample(.builtIn, "http://127.0.0.1:8081")
        @Published var choices = [Endpoint.sample(.builtIn, "http://127.0.0.1:8081")].compactMap(\.self)
        @Published var note: String?
        @Published var text = ""
        @Published var problem: String?
        @Published var isSwitching = false
        var canUseText: Bool { !text.isEmpty && !isSwitching }

        func choose(_ endpoint: Endpoint) {}
        func useText() {}

        /// Switches to an entered address.
        func enter() { current = Endpoint.sample(.entered, "https://shop.example/api") }
    }

    extension Endpoint {
        fileprivate static func sample(_ origin: Origin, _ address: String) -> Endpoint? {
            (try? ServerAddress(address)).map { Endpoint(origin, $0) }
        }
    }

    extension GalleryScreen {
        public static var endpointPicker: GalleryScreen {
            GalleryScreen(
                "EndpointPicker",
                [
                    "built-in server": EndpointPickerViewModelStub(),
                    "entered address": EndpointPickerViewModelStub {
                        $0.enter()
                        $0.note = "Pictures of other servers aren't shown."
                    },
                    "switching": EndpointPickerViewModelStub {
                        $0.text = "https://shop.example/api"
                        $0.isSwitching = true
                    },
                    "refused": EndpointPickerViewModelStub {
                        $0.text = "shop.example"
                        $0.problem = "\(ServerAddressError(text: "shop.example"))"
                    },
                    "unavailable": EndpointPickerViewModelStub { $0.current = nil },
                ]
            ) { EndpointPickerView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.endpointPicker.preview }
    #endif
#endif
