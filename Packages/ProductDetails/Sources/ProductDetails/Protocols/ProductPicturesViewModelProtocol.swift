public import FlowKit
public import Foundation
public import Loading
public import Model

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
