import FlowKit
import Model

@testable import ActivitySwitcher

/// The switcher with choices that a test changes, and what it told the app.
@MainActor
final class SwitcherScene: ObservableObject {
    let choices: CurrentValue<ActivityChoices>
    @Published private(set) var exits: [ActivitySwitcherExit] = []

    init(_ items: [ActivityChoice] = [.shop, .brochures], current: ActivityID = "shop") {
        choices = CurrentValue(ActivityChoices(items: items, current: current))
    }

    var dependencies: ActivitySwitcherDependencyContainer {
        ActivitySwitcherDependencyContainer { [choices] in choices.values() }
    }

    func viewModel() -> ActivitySwitcherViewModel {
        ActivitySwitcherViewModel(dependencies) { [self] in exits.append($0) }
    }

    func flow(router: Router<ActivitySwitcherRoute>? = nil) -> ActivitySwitcherFlowViewModel {
        ActivitySwitcherFlowViewModel(dependencies, router: router) { [self] in exits.append($0) }
    }
}

extension ActivityChoice {
    static let shop = ActivityChoice(id: "shop", title: "Shop", icon: "bag")
    static let brochures = ActivityChoice(id: "brochures", title: "Brochures", icon: "book")
    static let games = ActivityChoice(id: "games", title: "Games", icon: "star")
}
