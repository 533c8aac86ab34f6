public import FlowKit
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the screen about the app.
@MainActor
public protocol AboutViewModelProtocol: ObservableObject {
    /// The name of the app.
    var name: String { get }
    /// The version of the app.
    var version: String { get }
    /// The legal pages. Empty if the shop has no website.
    var pages: [ShopPage] { get }
    /// The libraries in the app, by name.
    var libraries: [SoftwareLibrary] { get }

    func open(_ page: ShopPage)
}

#if DEBUG
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
