#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

    /// The explanation of a missing permission with fixed content.
    final class AccessDeniedViewModelStub: AccessDeniedViewModelProtocol, ViewModelStub {
        @Published var user: User? = .sample

        func observe() async {}
        func useAnotherAccount() {}
        func close() {}
    }

    extension GalleryScreen {
        public static var accessDenied: GalleryScreen {
            GalleryScreen(
                "AccessDenied",
                [
                    "signed in": AccessDeniedViewModelStub(),
                    "signed out": AccessDeniedViewModelStub { $0.user = nil },
                ]
            ) { AccessDeniedView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.accessDenied.preview }
    #endif
#endif
