#if DEBUG
    import FlowKit
    import Loading
    import Model
    public import SharedUI

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
