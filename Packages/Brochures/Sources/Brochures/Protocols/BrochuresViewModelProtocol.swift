public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the list of brochures.
@MainActor
public protocol BrochuresViewModelProtocol: ObservableObject {
    /// All brochures without their pages, newest first.
    var state: ViewState<[Brochure], ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }

    /// Loads the brochures, and retries a failed load when the server becomes reachable. Runs while the screen is shown.
    func observe() async
    /// Reloads the content, and shows the current content until the response arrives.
    func refresh() async
    /// Retries the last failed load.
    func retry()
    /// Returns the current validity of a brochure's offers.
    func validity(of brochure: Brochure) -> BrochureValidity
}

#if DEBUG
    /// The list of brochures with fixed content.
    final class BrochuresViewModelStub: BrochuresViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<[Brochure], ServiceError> = .success([
            .sample, Brochure(id: .init(rawValue: "winter"), title: "Winter Scents"),
        ])
        @Published var notice: ServiceError?

        func observe() async {}
        func retry() {}
        func refresh() async {}
        func validity(of brochure: Brochure) -> BrochureValidity {
            brochure.validUntil.map(BrochureValidity.until) ?? .expired(.sample)
        }
    }

    extension GalleryScreen {
        public static var brochures: GalleryScreen {
            GalleryScreen(
                "Brochures",
                [
                    "brochures": BrochuresViewModelStub(),
                    "loading": BrochuresViewModelStub { $0.state = .loading },
                    "empty": BrochuresViewModelStub { $0.state = .success([]) },
                    "offline": BrochuresViewModelStub { $0.notice = .offline },
                    "error": BrochuresViewModelStub { $0.state = .error(.offline) },
                ]
            ) { BrochuresView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.brochures.preview }
    #endif
#endif
