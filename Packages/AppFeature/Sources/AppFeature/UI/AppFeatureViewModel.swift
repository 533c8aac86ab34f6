public import FlowKit
import Model

/// The whole app: its services, where it is, and what its bar shows.
@MainActor
public final class AppFeatureViewModel: ObservableObject {
    /// How many pieces are in the bag.
    @Published public private(set) var bagCount = 0

    public let coordinator: AppCoordinator
    /// The flows of each stack.
    let flows: FlowStore
    private let services: ServiceProvider

    public init(services: ServiceProvider, coordinator: AppCoordinator) {
        self.services = services
        self.coordinator = coordinator
        flows = FlowStore(services, coordinator)
    }

    /// Follows the bag for as long as the app is shown.
    public func observe() async {
        for await bag in services.bag.bag() where bag.itemCount != bagCount { bagCount = bag.itemCount }
        // A bag that ends by itself can't be read any more: what was counted in it says nothing then.
        if !Task.isCancelled, bagCount != 0 { bagCount = 0 }
    }

    /// What a tab's button shows beside its name; 0 shows nothing.
    func badge(of tab: Tab) -> Int { tab == .bag ? bagCount : 0 }
}
