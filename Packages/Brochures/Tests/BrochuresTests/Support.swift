import FlowKit
import FlowTesting
import Foundation
import Loading
import Mocks
import Model

@testable import Brochures

/// The brochures' screens on mock services, and what they told the app.
@MainActor
final class BrochuresScene: ObservableObject {
    let brochures: MockBrochureService
    let reachability = MockReachabilityService()
    /// 1 May 2025: of the fixtures, the one on winter scents is over.
    var now = Date(timeIntervalSince1970: 1_746_057_600)
    @Published private(set) var exits: [BrochuresExit] = []

    init(_ brochures: [Brochure] = .fixtures, stored: MockBrochureService.Stored = .everything) {
        self.brochures = MockBrochureService(brochures, stored: stored)
    }

    var dependencies: BrochuresDependencyContainer {
        BrochuresDependencyContainer(brochures: brochures, reachability: reachability, now: { [now] in now })
    }

    func list() -> BrochuresViewModel {
        flow().makeBrochuresViewModel()
    }

    func brochure(_ id: Brochure.ID = .springKitchen, page: Int? = nil) -> BrochureViewModel {
        flow().makeBrochureViewModel(id, page: page)
    }

    func flow(router: Router<BrochuresRoute>? = nil) -> BrochuresFlowViewModel {
        BrochuresFlowViewModel(dependencies, router: router) { [self] in exits.append($0) }
    }

    /// Changes one brochure on the server.
    func change(_ id: Brochure.ID, _ change: (inout Brochure) -> Void) {
        brochures.brochures = brochures.brochures.map { brochure in
            var brochure = brochure
            if brochure.id == id { change(&brochure) }
            return brochure
        }
    }
}

extension Product.ID {
    static var choppingBoard: Product.ID { Product.ID(rawValue: 23) }
    static var knife: Product.ID { Product.ID(rawValue: 24) }
}

/// Runs `body` while the screen is shown and has something to show.
@MainActor
func observed(_ viewModel: BrochuresViewModel, _ body: () async throws -> Void) async rethrows {
    let observing = Task { await viewModel.observe() }
    defer { observing.cancel() }
    await settle(viewModel) { !viewModel.state.isLoading }
    try await body()
}

/// Runs `body` while the screen is shown and has something to show.
@MainActor
func observed(_ viewModel: BrochureViewModel, _ body: () async throws -> Void) async rethrows {
    let observing = Task { await viewModel.observe() }
    defer { observing.cancel() }
    await settle(viewModel) { !viewModel.state.isLoading }
    try await body()
}
