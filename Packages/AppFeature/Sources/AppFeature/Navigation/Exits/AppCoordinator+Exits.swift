import ActivitySwitcher
import Authentication
import Bag
import Brochures
import CategorySelector
import Checkout
public import FlowKit
import Home
import Model
import MyAccount
import Orders
import ProductDetails
import ProductListing
import Purchasing
import Search
import Web
import Wishlist

#if DEBUG
    import DebugMenu
#endif

extension AppCoordinator {
    /// Navigates to the destination of a feature's exit. This is the only function that connects features.
    ///
    /// - Parameters:
    ///   - exit: The exit.
    ///   - place: The stack of the screen.
    public func leave(through exit: AppExit, from place: AppPlace) {
        switch exit {
        case .home(.product(let id)), .productListing(.product(let id)), .productDetails(.product(let id)),
            .wishlist(.product(let id)), .bag(.product(let id)), .orders(.product(let id)):
            push(.productDetails(.productDetails(id)), on: place)
        case .brochures(.product(let id)), .purchasing(.product(let id)):
            push(.productDetails(.productDetails(id)), on: frontTab(of: .shop))
        case .home(.category(let id)), .productDetails(.category(let id)), .categorySelector(.category(let id)):
            push(.productListing(.productListing(ProductQuery(category: id))), on: place)
        case .categorySelector(.brand(let name)):
            push(.productListing(.productListing(ProductQuery(brand: name))), on: place)
        case .home(.allCategories):
            push(.categorySelector(.categorySelector()), on: place)
        case .home(.search):
            navigate(to: .search(.search()))
        case .search(.results(let text, in: let category)):
            leave(
                for: .productListing(.productListing(ProductQuery(category: category, text: text))), closing: "search",
                from: place)
        case .search(.product(let id)):
            leave(for: .productDetails(.productDetails(id)), closing: "search", from: place)
        case .search(.category(let id)):
            leave(for: .productListing(.productListing(ProductQuery(category: id))), closing: "search", from: place)
        case .search(.brand(let name)):
            leave(for: .productListing(.productListing(ProductQuery(brand: name))), closing: "search", from: place)
        case .productListing(.results(let query)):
            leaveFilters(for: .productListing(.productListing(query)), from: place)
        case .search(.allCategories):
            leave(for: .categorySelector(.categorySelector()), closing: "search", from: place)
        case .search(.close):
            leave(for: nil, closing: "search", from: place)
        case .home(.allProducts), .wishlist(.shop), .bag(.shop), .orders(.shop),
            .checkout(.shop), .purchasing(.shop):
            show(.shop)
        case .productDetails(.bag), .orders(.bag), .purchasing(.bag):
            show(.bag)
        case .bag(.checkout):
            checkOut()
        case .bag(.orders), .home(.orders), .myAccount(.orders):
            push(.orders(.orders()), on: place)
        case .myAccount(.order(let id)):
            push(.orders(.order(id)), on: place)
        case .home(.reviews), .myAccount(.ownReviews):
            push(.orders(.ownReviews), on: place)
        case .bag(.savedItems), .myAccount(.savedItems):
            push(.orders(.savedItems), on: place)
        case .checkout(.close):
            leave(for: nil, closing: "checkout", from: place)
        case .checkout(.order(let id)):
            leave(for: .orders(.order(id)), closing: "checkout", from: place)
        case .checkout(.orders):
            leave(for: .orders(.orders()), closing: "checkout", from: place)
        case .authentication(.signedIn(let user)):
            // The session reports the same user, but possibly later.
            conditions.session = .signedIn(user)
        case .myAccount(.link(let link)), .web(.link(let link)), .home(.link(let link)):
            follow(link)
        case .purchasing(.signIn), .myAccount(.signIn), .orders(.signIn):
            navigate(to: .authentication(.signIn))
        case .myAccount(.page(let page)), .orders(.page(let page)), .checkout(.page(let page)):
            push(.web(.webPage(page)), on: place)
        case .web(.outside(let url)):
            openOutside(url)
        case .activitySwitcher(let exit):
            leaveSwitcher(exit, place)
        #if DEBUG
            case .debugMenu(.link(let link)):
                leaveDebugMenu(for: link, from: place)
        #endif
        }
    }

    private func push(_ route: AppRoute, on place: AppPlace) {
        navigator.apply(.route(route, as: .push, on: place))
    }

    private func frontTab(of activity: Activity) -> AppPlace {
        .tab(state[activity]?.tab ?? activity.defaultTab)
    }

    /// Closes the flow in front and shows what the user chose, as one operation. Back returns to the screen below the flow.
    ///
    /// - Parameter feature: The feature of the flow's screens.
    private func leave(for route: AppRoute?, closing feature: String, from place: AppPlace) {
        var steps: [NavigationOperation<AppNavigation>] = []
        var stack = place
        if case .modal(let id) = place {
            steps.append(.dismissModal(id))
            stack = frontTab(of: .shop)
        } else {
            let screens = (state[place]?.stack ?? []).reversed().prefix { $0.feature == feature }
            steps.append(.pop(screens.count, on: place))
        }
        if let route { steps.append(.route(route, as: .push, on: stack)) }
        navigator.apply(.all(steps))
    }

    /// Presents the checkout. If it ends with an order, the bag is empty: unless the user has opened the order, the shop is
    /// shown.
    private func checkOut() {
        let presentation = navigator.presentation(of: .checkout)
        Task { [weak self] in
            guard await presentation.result != nil, let self, state.route == .bag(.bag) else { return }
            show(.shop)
        }
    }

    /// Dismisses the filters and shows the results in the list below, as one operation.
    private func leaveFilters(for results: AppRoute, from place: AppPlace) {
        var state = state
        var steps: [NavigationOperation<AppNavigation>] = []
        if case .modal(let id) = place { steps.append(.dismissModal(id)) } else { steps.append(.pop(1, on: place)) }
        state.apply(.all(steps))
        let stack = state[state.front]?.stack ?? []
        switch (stack.last, state[state.front]?.root) {
        case (.productListing, _): steps.append(.replace(stack.dropLast() + [results], on: state.front))
        case (nil, .productListing): steps.append(.setRoot(results, on: state.front))
        default: steps.append(.route(results, as: .push, on: state.front))
        }
        navigator.apply(.all(steps))
    }

    /// Dismisses the switcher and switches activity as one operation, so that a single Back undoes both.
    private func leaveSwitcher(_ exit: ActivitySwitcherExit, _ place: AppPlace) {
        var steps: [NavigationOperation<AppNavigation>] = []
        if case .modal(let id) = place { steps.append(.dismissModal(id)) }
        if case .activity(let id) = exit, let activity = Activity(rawValue: id.rawValue) {
            steps.append(.switchActivity(to: activity, policy: activity.switchPolicy))
        }
        navigator.apply(.all(steps))
    }
}

extension ProductQuery {
    /// Creates the query for the products of a brand.
    fileprivate init(brand: String) { self.init(filters: ProductFilters(brands: [brand])) }
}

extension ResultRoute<AppRoute, PlacedOrder> {
    /// The checkout, which ends with the order.
    fileprivate static var checkout: Self {
        ResultRoute<CheckoutRoute, PlacedOrder>.checkout.embedded(by: AppRoute.checkout)
    }
}
