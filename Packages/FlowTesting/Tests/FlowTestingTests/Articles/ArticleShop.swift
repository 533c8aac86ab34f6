import FlowKit

/// The app of the articles.
enum ShopNavigation: NavigationSchema {
    enum Activity: String, Codable, Sendable { case shop }
    enum Tab: String, Codable, Sendable { case home, bag }
    enum Route: Hashable, Codable, Sendable {
        case home, bag, checkout, orders, signIn
        case product(Int)
    }

    static var activities: [Activity] { [.shop] }
    static func tabs(of activity: Activity) -> [Tab] { [.home, .bag] }
    static func activity(of tab: Tab) -> Activity { .shop }
    static func defaultTab(of activity: Activity) -> Tab { .home }
    static func root(of tab: Tab) -> Route { tab == .home ? .home : .bag }
}

enum CheckoutRoute: Hashable, Sendable {
    case address, payment, newAddress
}

extension ResultRoute<CheckoutRoute, String> {
    static var newAddress: Self { ResultRoute(.newAddress) }
}

extension ResultRoute<ShopNavigation.Route, String> {
    /// Sign-in, which ends with the user's name.
    static var signIn: Self { ResultRoute(.signIn) }
}

enum CheckoutExit: Hashable, Sendable {
    case order(Int)
}

/// Asks for an address, then for the payment.
@MainActor
final class CheckoutFlowViewModel: FlowViewModelProtocol {
    let router: Router<CheckoutRoute>
    private let exit: @MainActor @Sendable (CheckoutExit) -> Void
    @Published private(set) var address: String?

    init(router: Router<CheckoutRoute>? = nil, exit: @escaping @MainActor @Sendable (CheckoutExit) -> Void) {
        self.router = router ?? Router()
        self.exit = exit
    }

    func addAddress() async {
        guard let address = await router.result(of: .newAddress) else { return }
        self.address = address
        router.push(.payment)
    }

    func pay() { exit(.order(7)) }
}
