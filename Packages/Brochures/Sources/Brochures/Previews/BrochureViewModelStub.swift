#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

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
