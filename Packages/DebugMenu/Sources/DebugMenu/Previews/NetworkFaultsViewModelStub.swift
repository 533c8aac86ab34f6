#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

    /// The switches for network faults, without a network.
    final class NetworkFaultsViewModelStub: NetworkFaultsViewModelProtocol, ViewModelStub {
        @Published var isAvailable = true
        @Published var switches = FaultSwitches()

        func observe() async {}
        func set(_ switches: FaultSwitches) { self.switches = switches }
    }

    extension GalleryScreen {
        public static var networkFaults: GalleryScreen {
            GalleryScreen(
                "NetworkFaults",
                [
                    "off": NetworkFaultsViewModelStub(),
                    "active": NetworkFaultsViewModelStub {
                        $0.switches = FaultSwitches(
                            delay: .short, failure: .serverError, dropsEverySecondResponse: true)
                    },
                    "unavailable": NetworkFaultsViewModelStub { $0.isAvailable = false },
                ]
            ) { NetworkFaultsView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.networkFaults.preview }
    #endif
#endif
