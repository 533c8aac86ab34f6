import FlowKit

/// An app of three activities. Its pages from 100 on come up as sheets, those from 200 on as covers.
enum SampleNavigation: RouteSchema {
    enum Activity: String, CaseIterable, Codable, Sendable {
        case shop, brochures, account
    }

    enum Tab: String, CaseIterable, Codable, Sendable {
        case home, search, bag, brochures, orders, settings
        /// No activity lists it.
        case lost
    }

    enum Route: Hashable, Codable, Sendable {
        case root(Tab)
        case page(Int)
    }

    static var activities: [Activity] { Activity.allCases }

    static func tabs(of activity: Activity) -> [Tab] {
        switch activity {
        case .shop: [.home, .search, .bag]
        case .brochures: [.brochures]
        case .account: [.orders, .settings]
        }
    }

    static func activity(of tab: Tab) -> Activity {
        switch tab {
        case .home, .search, .bag, .lost: .shop
        case .brochures: .brochures
        case .orders, .settings: .account
        }
    }

    static func defaultTab(of activity: Activity) -> Tab {
        switch activity {
        case .shop: .home
        case .brochures: .brochures
        case .account: .settings
        }
    }

    static func root(of tab: Tab) -> Route { .root(tab) }

    static func tab(of route: Route) -> Tab? { if case .root(let tab) = route { tab } else { nil } }
    static func activity(of route: Route) -> Activity { tab(of: route).map { activity(of: $0) } ?? .shop }
    static func transition(of route: Route) -> NavigationType {
        switch route {
        case .page(100..<200): .sheet
        case .page(200...): .fullScreenCover
        case .root, .page: .push
        }
    }
    static func requiresAuth(_ route: Route) -> Bool { route == .page(9) }
}

typealias SampleState = NavigationState<SampleNavigation>
typealias SampleOperation = NavigationOperation<SampleNavigation>
typealias SampleChange = NavigationState<SampleNavigation>.Change
typealias Screen = SampleNavigation.Route

extension SampleState {
    /// An app in the shop, after some operations.
    init(_ operations: SampleOperation...) {
        self.init(activity: .shop)
        for operation in operations { apply(operation) }
    }

    func outcome(of operation: SampleOperation) -> NavigationOutcome {
        var copy = self
        return copy.apply(operation)
    }

    func refusal(of operation: SampleOperation) -> NavigationOutcome.Refusal? {
        if case .refused(let refusal) = outcome(of: operation) { refusal } else { nil }
    }

    /// Applies an operation and returns the differences that it has made.
    mutating func changes(by operation: SampleOperation) -> [SampleChange] {
        let before = self
        apply(operation)
        return before.changes(to: self)
    }
}

extension Modal<Screen>.Content {
    static let hello = Self.alert(AlertState(title: "Hello", message: "There"))
    static let question = Self.confirmationDialog(Question.leaving.alert)

    static func sheet(_ page: Int, _ stack: Int...) -> Self {
        .sheet(FlowState(root: .page(page), stack: stack.map(Screen.page)))
    }

    static func cover(_ page: Int, _ stack: Int...) -> Self {
        .fullScreenCover(FlowState(root: .page(page), stack: stack.map(Screen.page)))
    }
}

enum Leaving: String, Sendable {
    case leave, stay
}

extension Question<Leaving> {
    static var leaving: Question {
        Question(
            title: "Leave?", message: "What you wrote is not saved.",
            buttons: [Button(.leave, title: "Leave", role: .destructive), Button(.stay, title: "Stay", role: .cancel)])
    }
    static var leavingAlert: Question {
        Question(
            title: "Leave?", message: "What you wrote is not saved.", style: .alert,
            buttons: [Button(.leave, title: "Leave", role: .destructive), Button(.stay, title: "Stay", role: .cancel)])
    }
}

extension Modal<Screen> {
    init(_ id: Int, _ content: Modal<Screen>.Content) { self.init(id: ModalID(rawValue: id), content) }
}

extension NavigationState<SampleNavigation>.Place {
    static func modal(_ id: Int) -> Self { .modal(ModalID(rawValue: id)) }
}
