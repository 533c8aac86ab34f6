#if DEBUG
    import FlowKit
    import Model
    public import SharedUI

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
