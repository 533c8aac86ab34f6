public import FlowKit
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the profile form.
@MainActor
public protocol ProfileViewModelProtocol: ObservableObject, AlertPresenting {
    var firstName: String { get set }
    var lastName: String { get set }
    var email: String { get set }
    /// A Boolean value that indicates whether the session is still being loaded.
    var isLoading: Bool { get }
    /// The reason why there is no profile. `nil` if there is one.
    var failure: ServiceError? { get }
    /// The reason why the profile may be outdated. `nil` if it is fresh.
    var notice: ServiceError? { get }
    /// A Boolean value that indicates whether there are unsaved changes.
    var hasChanges: Bool { get }
    /// The first validation problem. `nil` if the changes are valid, or if there are none.
    var problem: ProfileProblem? { get }
    /// A Boolean value that indicates whether the profile is loaded and isn't being saved.
    var canSave: Bool { get }

    /// Observes the profile and keeps the user's input. Runs while the screen is shown.
    func observe() async
    /// Retries reading after a failure.
    func retry()
    /// Saves the changes and closes the form.
    func save() async
    /// Closes the form, after asking for confirmation if there are unsaved changes.
    func cancel()
}

#if DEBUG
    /// The profile form with fixed content.
    final class ProfileViewModelStub: ProfileViewModelProtocol, ViewModelStub {
        @Published var firstName = "Emily"
        @Published var lastName = "Johnson"
        @Published var email = "emily.johnson@shop.example"
        @Published var isLoading = false
        @Published var failure: ServiceError?
        @Published var notice: ServiceError?
        @Published var hasChanges = false
        @Published var problem: ProfileProblem?
        let canSave = true
        @Published var alert: AlertState?

        func observe() async {}
        func retry() {}
        func save() async {}
        func cancel() {}
    }

    extension GalleryScreen {
        public static var profile: GalleryScreen {
            GalleryScreen(
                "Profile",
                [
                    "unchanged": ProfileViewModelStub(),
                    "changed": ProfileViewModelStub {
                        $0.firstName = "Em"
                        $0.hasChanges = true
                    },
                    "problem": ProfileViewModelStub {
                        $0.email = "emily"
                        $0.hasChanges = true
                        $0.problem = .noAddress
                    },
                    "loading": ProfileViewModelStub { $0.isLoading = true },
                    "error": ProfileViewModelStub { $0.failure = .storage("unreadable") },
                    "alert": ProfileViewModelStub { $0.alert = AlertState(.offline) },
                ]
            ) { ProfileView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.profile.preview }
    #endif
#endif
