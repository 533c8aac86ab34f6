public import FlowKit
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of a brochure's screen.
@MainActor
public protocol BrochureViewModelProtocol: ObservableObject {
    var state: ViewState<Brochure, ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }
    /// The current page. `nil` if there is none.
    var page: BrochurePage? { get }
    /// The position of the current page.
    var position: PagePosition? { get }
    /// The current validity of the brochure's offers.
    var validity: BrochureValidity { get }

    /// Loads the brochure, and retries a failed load when the server becomes reachable. Runs while the screen is shown.
    func observe() async
    /// Reloads the content, and shows the current content until the response arrives.
    func refresh() async
    /// Retries the last failed load.
    func retry()
    /// Shows the previous page. Does nothing on the first page.
    func showPrevious()
    /// Shows the next page. Does nothing on the last page.
    func showNext()
    /// Opens the product of a hot spot.
    func open(_ hotSpot: HotSpot)
}

#if DEBUG
    /// A brochure with fixed content.
    final class BrochureViewModelStub: BrochureViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<Brochure, ServiceError> = .success(.sample)
        @Published var notice: ServiceError?
        @Published var index = 0
        @Published var validity = BrochureValidity.until(.sample)
        var page: BrochurePage? { state.value?.pages.dropFirst(index).first }
        var position: PagePosition? { PagePosition(index: index, count: state.value?.pages.count ?? 0) }

        func observe() async {}
        func retry() {}
        func refresh() async {}
        func showPrevious() { index -= 1 }
        func showNext() { index += 1 }
        func open(_ hotSpot: HotSpot) {}
    }

    extension GalleryScreen {
        public static var brochure: GalleryScreen {
            GalleryScreen(
                "Brochure",
                [
                    "page": BrochureViewModelStub(),
                    "last page": BrochureViewModelStub { $0.index = 1 },
                    "expired": BrochureViewModelStub { $0.validity = .expired(.sample) },
                    "without pages": BrochureViewModelStub { $0.index = 2 },
                    "loading": BrochureViewModelStub { $0.state = .loading },
                    "offline": BrochureViewModelStub { $0.notice = .offline },
                    "not found": BrochureViewModelStub { $0.state = .error(.notFound("brochure spring")) },
                ]
            ) { BrochureView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.brochure.preview }
    #endif
#endif
