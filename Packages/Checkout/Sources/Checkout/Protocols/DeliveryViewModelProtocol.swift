public import FlowKit
public import Model

#if DEBUG
    public import SharedUI
#endif

/// The content and actions of the delivery screen.
@MainActor
public protocol DeliveryViewModelProtocol: ObservableObject {
    var checkout: CheckoutSession { get }
    var chosen: DeliveryOption { get }

    func choose(_ option: DeliveryOption)
    func proceed()
}

#if DEBUG
    /// The delivery screen with fixed content.
    final class DeliveryViewModelStub: DeliveryViewModelProtocol, ViewModelStub {
        @Published var checkout = CheckoutSession.sample
        @Published var chosen = DeliveryOption.standard

        func choose(_ option: DeliveryOption) { chosen = option }
        func proceed() {}
    }

    extension GalleryScreen {
        public static var delivery: GalleryScreen {
            GalleryScreen(
                "Delivery",
                [
                    "options": DeliveryViewModelStub(),
                    "without an address": DeliveryViewModelStub { $0.checkout.address = nil },
                ]
            ) { DeliveryView(viewModel: $0) }
        }
    }

    #if canImport(SwiftUI) && !Headless
        #Preview { GalleryScreen.delivery.preview }
    #endif
#endif
