public import FlowKit
public import Loading
public import Model

/// The view model of the user's delivery addresses, which are stored on the device.
@MainActor
public final class AddressesViewModel: AddressesViewModelProtocol {
    @Published private var session: Session?

    private let service: any DeliveryAddressService
    private let sessions: any SessionService
    private let addresses = StreamLoader<[DeliveryAddress], ServiceError>(
        atEnd: .storage("the addresses can't be read"))
    private weak var router: Router<MyAccountRoute>?
    private let exit: @MainActor (MyAccountExit) -> Void
    private var forwarding: AnyCancellable?

    public init(
        _ addresses: any DeliveryAddressService, session: any SessionService, router: Router<MyAccountRoute>,
        exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        service = addresses
        sessions = session
        self.router = router
        self.exit = exit
        forwarding = forwardChanges(of: self.addresses)
    }

    public var state: ViewState<[DeliveryAddress], ServiceError> {
        switch session {
        case nil: .loading
        case .signedOut: .error(.unauthorized)
        case .signedIn: addresses.state
        }
    }
    public var notice: ServiceError? { state.isSuccess ? addresses.notice : nil }

    public func observe() async {
        await addresses.observe { [service] in
            service.addressChanges()
        } alongside: {
            await self.followSession()
        }
    }

    public func retry() { addresses.retry() }

    public func signIn() { exit(.signIn) }

    public func add() { router?.present(.address()) }

    public func edit(_ address: DeliveryAddress) { router?.present(.address(number: address.number)) }

    private func followSession() async {
        for await session in sessions.session() { self.session = session }
    }
}

extension AddressesViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/account/addresses", requiresAuth: true)
}
