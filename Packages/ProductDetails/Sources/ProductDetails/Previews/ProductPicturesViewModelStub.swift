#if DEBUG
    import FlowKit
    import Foundation
    import Loading
    import Model
    public import SharedUI

    /// The pictures of a product with fixed content.
    final class ProductPicturesViewModelStub: ProductPicturesViewModelProtocol, ViewModelStub {
        @Published var state: ViewState<Product, ServiceError> = .success(.sample)
        @Published var index = 0
        var pictures: [URL] { state.value?.details.images ?? [] }

        func observe() async {}
        func retry() {}
        func turn(by step: Int) { index = min(max(index + step, 0), pictures.count - 1) }
        func show(_ number: Int?) {}
        func close() {}
    }

    extension GalleryScreen {
        public static var productPictures: GalleryScreen {
            GalleryScreen(
                "ProductPictures",
                [
                    "first picture": ProductPicturesViewModelStub(),
                    "last picture": ProductPicturesViewModelStub { $0.index = 2 },
                    "without pictures": ProductPicturesViewModelStub {
                        $0.state = .success(Product(summary: ProductSummary.samples[4], details: ProductDetails()))
                    },
                    "loading": ProductPicturesViewModelStub { $0.state = .loading },
                    "error": ProductPicturesViewModelStub { $0.state = .error(.offline) },
                ]
            ) { ProductPicturesView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.productPictures.preview }
    #endif
#endif
