public import FlowKit
public import Model

/// The content and actions of the choice of the API's address.
@MainActor
public protocol EndpointPickerViewModelProtocol: ObservableObject {
    /// The endpoint in use. `nil` if the app can't use another one.
    var current: Endpoint? { get }
    /// The endpoints that the app has without entering an address.
    var choices: [Endpoint] { get }
    /// A limit of the app for other addresses. `nil` if there is none.
    var note: String? { get }
    /// The address in the field.
    var text: String { get set }
    /// A Boolean value that indicates whether there is an address to use, and the app isn't switching.
    var canUseText: Bool { get }
    /// The reason why the app doesn't use the address. `nil` after the text was changed.
    var problem: String? { get }
    /// A Boolean value that indicates whether the app is being created with another endpoint.
    var isSwitching: Bool { get }

    /// Switches to an endpoint. If changes haven't been sent, asks first.
    func choose(_ endpoint: Endpoint)
    /// Switches to the address in the field, like ``choose(_:)``.
    func useText()
}
