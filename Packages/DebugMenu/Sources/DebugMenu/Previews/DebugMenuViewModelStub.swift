#if DEBUG
    import FlowKit
    public import SharedUI

    /// The list of tools.
    final class DebugMenuViewModelStub: DebugMenuViewModelProtocol, ViewModelStub {
        func open(_ tool: DebugMenuRoute) {}
        func close() {}
    }

    extension GalleryScreen {
        public static var debugMenu: GalleryScreen {
            GalleryScreen(
                "DebugMenu",
                [
                    "tools": DebugMenuViewModelStub()
                ]
            ) { DebugMenuView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.debugMenu.preview }
    #endif
#endif
