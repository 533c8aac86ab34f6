public import FlowKit
public import Model

/// The content and actions of the screen about the app.
@MainActor
public protocol AboutViewModelProtocol: ObservableObject {
    /// The name of the app.
    var name: String { get }
    /// The version of the app.
    var version: String { get }
    /// The legal pages. Empty if the shop has no website.
    var pages: [ShopPage] { get }
    /// The libraries in the app, by name.
    var libraries: [SoftwareLibrary] { get }

    func open(_ page: ShopPage)
}
