import FlowKit
import Foundation
import Model

/// Publishes a window's location, and navigates back.
///
/// It holds the coordinator weakly, so that holders of the service don't retain a window.
@MainActor
final class WindowNavigation: NavigationService {
    private weak var coordinator: AppCoordinator?
    private let location: CurrentValue<URL>

    init(_ coordinator: AppCoordinator) {
        self.coordinator = coordinator
        location = coordinator.currentLocation
    }

    func locations() -> AsyncStream<URL> { location.values { $0 } }

    func goBack() { coordinator?.goBack() }
}
