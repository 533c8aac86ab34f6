public import FlowKit
public import Model

/// The content and actions of the delivery screen.
@MainActor
public protocol DeliveryViewModelProtocol: ObservableObject {
    var checkout: CheckoutSession { get }
    var chosen: DeliveryOption { get }

    func choose(_ option: DeliveryOption)
    func proceed()
}
