#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

    /// The list of tools.
    final class DebugMenuViewModelStub: DebugMenuViewModelProtocol, ViewModelStub {
        @Published var faults = FaultSwitches()
        @Published var canChooseEndpoint = true

        func observe() async {}
        func close() {}
    }

    extension GalleryScreen {
        public static var debugMenu: GalleryScreen {
            GalleryScreen(
                "DebugMenu",
                [
                    "tools": DebugMenuViewModelStub(),
                    "active faults": DebugMenuViewModelStub {
                        $0.faults = FaultSwitches(delay: .long, dropsEverySecondResponse: true)
                    },
                    "one endpoint": DebugMenuViewModelStub { $0.canChooseEndpoint = false },
                ]
            ) { DebugMenuView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.debugMenu.preview }
    #endif
#endif
