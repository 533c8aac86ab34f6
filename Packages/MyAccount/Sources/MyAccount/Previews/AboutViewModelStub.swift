#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

    /// The screen about the app with fixed content.
    final class AboutViewModelStub: AboutViewModelProtocol, ViewModelStub {
        let name = "Flow Shop"
        let version = "1.4.0"
        @Published var pages: [ShopPage] = [.privacy, .terms, .imprint]
        let libraries = SoftwareLibrary.all

        func open(_ page: ShopPage) {}
    }

    extension GalleryScreen {
        public static var about: GalleryScreen {
            GalleryScreen(
                "About",
                [
                    "with legal pages": AboutViewModelStub(),
                    "without a website": AboutViewModelStub { $0.pages = [] },
                ]
            ) { AboutView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.about.preview }
    #endif
#endif
