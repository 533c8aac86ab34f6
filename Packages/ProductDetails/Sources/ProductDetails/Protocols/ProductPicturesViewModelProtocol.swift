public import FlowKit
public import Foundation
public import Loading
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of a product's pictures in full size.
@MainActor
public protocol ProductPicturesViewModelProtocol: ObservableObject {
    var state: ViewState<Product, ServiceError> { get }
    /// The pictures of the product. Empty until they are loaded.
    var pictures: [URL] { get }
    /// The index of the shown picture in ``pictures``.
    var index: Int { get }

    /// Loads the product. Runs while the screen is shown.
    func observe() async
    func retry()
    /// Shows another picture, stopping at the first and at the last one.
    ///
    /// - Parameter step: 1 for the next picture, -1 for the previous one.
    func turn(by step: Int)
    /// Shows the picture of the route, after the route has changed.
    ///
    /// - Parameter number: The number of the picture. `nil` for the first one.
    func show(_ number: Int?)
    func close()
}

#if DEBUG
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
