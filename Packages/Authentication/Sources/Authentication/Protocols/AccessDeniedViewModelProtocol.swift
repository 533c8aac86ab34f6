public import FlowKit
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the screen that explains a missing permission.
@MainActor
public protocol AccessDeniedViewModelProtocol: ObservableObject {
    /// The signed-in user. `nil` if the user is signed out, and until the session is known.
    var user: User? { get }

    /// Observes the session. Runs while the screen is shown.
    func observe() async
    /// Presents sign-in. The app shows the screen that the user asked for if the new user has the permission.
    func useAnotherAccount()
    /// Closes the screen.
    func close()
}

#if DEBUG
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
