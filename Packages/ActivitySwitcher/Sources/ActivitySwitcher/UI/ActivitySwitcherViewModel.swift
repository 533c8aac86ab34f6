public import FlowKit
import Model

/// The view model of the switcher. It observes the choices, because the server can add, hide and move activities.
@MainActor
public final class ActivitySwitcherViewModel: ActivitySwitcherViewModelProtocol {
    @Published public private(set) var choices: ActivityChoices?

    private let dependencies: ActivitySwitcherDependencyContainer
    private let exit: @MainActor (ActivitySwitcherExit) -> Void

    public init(
        _ dependencies: ActivitySwitcherDependencyContainer, exit: @escaping @MainActor (ActivitySwitcherExit) -> Void
    ) {
        self.dependencies = dependencies
        self.exit = exit
    }

    public func observe() async {
        for await new in dependencies.choices() where new != choices { choices = new }
    }

    public func choose(_ id: ActivityID) {
        guard let choices else { return }
        if id == choices.current { return close() }
        // It may have been hidden between being shown and being tapped.
        if choices.items.contains(where: { $0.id == id }) { exit(.activity(id)) }
    }

    public func close() { exit(.close) }
}

extension ActivitySwitcherViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/activities", transition: .halfSheet)
}
