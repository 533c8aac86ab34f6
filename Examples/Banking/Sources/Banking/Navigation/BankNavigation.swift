import FlowKit

/// The navigation of the app: two activities, with a tab for each kind of account.
enum BankNavigation: RouteSchema {
    enum Activity: String, CaseIterable, Codable {
        case personal, business

        var other: Activity { self == .personal ? .business : .personal }
    }

    typealias Tab = Account.Kind

    enum Route: Hashable, Codable {
        case accounts(Account.Kind), account(Account.ID), transfer(from: Account.ID)

        var kind: Account.Kind {
            switch self {
            case .accounts(let kind): kind
            case .account(let id), .transfer(let id): id.kind
            }
        }
    }

    static var activities: [Activity] { Activity.allCases }
    static func tabs(of activity: Activity) -> [Tab] { Tab.allCases.filter { self.activity(of: $0) == activity } }
    static func activity(of tab: Tab) -> Activity { [.current, .savings].contains(tab) ? .personal : .business }
    static func defaultTab(of activity: Activity) -> Tab { activity == .personal ? .current : .company }
    static func root(of tab: Tab) -> Route { .accounts(tab) }

    // Links and saved states need to know where each screen belongs.
    static func tab(of route: Route) -> Tab? { route == .accounts(route.kind) ? route.kind : nil }
    static func activity(of route: Route) -> Activity { activity(of: route.kind) }
    static func transition(of route: Route) -> NavigationType { if case .transfer = route { .sheet } else { .push } }
    static func requiresAuth(_ route: Route) -> Bool { false }
}

extension ResultRoute<BankNavigation.Route, Receipt> {
    /// The sheet in which the user enters a transfer. It ends with the bank's receipt.
    static func transfer(from account: Account.ID) -> Self { ResultRoute(.transfer(from: account)) }
}
