public import FlowKit
public import Loading
public import Model

/// The view model of the address screen. It offers the address that was used last.
@MainActor
public final class CheckoutViewModel: CheckoutViewModelProtocol {
    public let checkout: CheckoutSession
    @Published public private(set) var saved: ViewState<[DeliveryAddress], ServiceError> = .loading
    @Published public private(set) var attempt = 0
    @Published public private(set) var chosen: DeliveryAddress?
    @Published public private(set) var rejections = 0
    @Published private var showsProblems = false
    private var isStoring = false

    private let addresses: any DeliveryAddressService
    private weak var router: Router<CheckoutRoute>?
    private var forwarding: AnyCancellable?

    init(_ addresses: any DeliveryAddressService, _ checkout: CheckoutSession, router: Router<CheckoutRoute>) {
        self.addresses = addresses
        self.checkout = checkout
        self.router = router
        forwarding = forwardChanges(of: checkout)
    }

    public var input: DeliveryAddress {
        get { checkout.input }
        set { checkout.input = newValue }
    }

    public var problems: [DeliveryAddress.Field: AddressProblem] {
        showsProblems && chosen == nil ? input.problems : [:]
    }

    public func load() async {
        guard saved.value == nil else { return }
        do throws(ServiceError) {
            let addresses = try await addresses.addresses()
            saved = .success(addresses)
            chosen = addresses.first
        } catch {
            if error != .cancelled { saved = .error(error) }
        }
    }

    public func retry() {
        guard saved.failure != nil else { return }
        saved = .loading
        attempt += 1
    }

    public func choose(_ address: DeliveryAddress?) {
        chosen = address
        showsProblems = false
    }

    public func proceed() async {
        let address = (chosen ?? input).normalized
        guard address.problems.isEmpty else {
            // The shop may no longer deliver to a stored address, so the user edits a copy.
            if chosen != nil { input = address }
            chosen = nil
            showsProblems = true
            rejections += 1
            return
        }
        await unlessBusy(\.isStoring) { await proceed(with: address) }
    }

    private func proceed(with address: DeliveryAddress) async {
        let (screen, entered) = (router?.frontScreen, input)
        // The order doesn't depend on it: if it fails, the user enters the address again the next time.
        try? await addresses.use(address)
        saved = saved.map { [address] + $0.filter { $0 != address } }
        checkout.address = address
        // The user may have entered another address, or left the screen.
        guard let router, router.frontScreen == screen, input == entered else { return }
        choose(address)
        input = DeliveryAddress()
        router.navigate(to: .delivery)
    }
}

extension CheckoutViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/checkout", requiresAuth: true, transition: .sheet)
}
