public import FlowKit
public import Loading
public import Model

/// The view model of the user's delivery addresses, which are stored on the device.
@MainActor
public final class AddressesViewModel: AddressesViewModelProtocol {
    @Published public private(set) var state: ViewState<[DeliveryAddress], ServiceError> = .loading
    @Published public private(set) var attempt = 0

    private let session: any SessionService
    private let addresses: any DeliveryAddressService
    private weak var router: Router<MyAccountRoute>?
    private let exit: @MainActor (MyAccountExit) -> Void
    private var latest: [DeliveryAddress]?
    private var user: User.ID?
    private var isUnreadable = false

    public init(
        _ addresses: any DeliveryAddressService, session: any SessionService, router: Router<MyAccountRoute>,
        exit: @escaping @MainActor (MyAccountExit) -> Void
    ) {
        self.addresses = addresses
        self.session = session
        self.router = router
        self.exit = exit
    }

    public func observe() async {
        async let session: Void = followSession()
        async let addresses: Void = followAddresses()
        _ = await (session, addresses)
    }

    public func retry() {
        guard state.failure != nil else { return }
        isUnreadable = false
        state = .loading
        attempt += 1
    }

    public func signIn() { exit(.signIn) }

    public func add() { router?.present(.address()) }

    public func edit(_ address: DeliveryAddress) { router?.present(.address(number: address.number)) }

    private func followSession() async {
        for await session in session.session() {
            user = session.user?.id
            show()
        }
    }

    private func followAddresses() async {
        for await list in addresses.addressChanges() {
            latest = list
            isUnreadable = false
            show()
        }
        guard !Task.isCancelled else { return }
        // The stream ends only if the store can't be read.
        isUnreadable = true
        show()
    }

    private func show() {
        if user == nil {
            state = .error(.unauthorized)
        } else if isUnreadable {
            state = .error(.storage("the addresses can't be read"))
        } else {
            state = latest.map { .success($0) } ?? .loading
        }
    }
}

extension AddressesViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/account/addresses", requiresAuth: true)
}
