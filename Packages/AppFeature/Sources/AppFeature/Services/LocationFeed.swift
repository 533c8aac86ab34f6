import FlowKit
import Foundation
import Model

/// Publishes the app's location, and navigates back.
@MainActor
final class LocationFeed: NavigationMiddleware, NavigationService {
    private let current: CurrentValue<URL>
    weak var coordinator: AppCoordinator? { didSet { send() } }

    init() { current = CurrentValue(URL(filePath: "/")) }

    func locations() -> AsyncStream<URL> { current.values { $0 } }

    func goBack() { coordinator?.goBack() }

    func navigationPassed(_ transition: NavigationTransition<AppNavigation>) {
        if transition.before != transition.after { send() }
    }

    private func send() {
        if let location = coordinator?.location, let url = URL(string: location) { current.send(url) }
    }
}
