public import FlowKit
import Foundation
import Loading
public import Model

/// The view model of the choice of the API's address.
@MainActor
public final class EndpointPickerViewModel: ObservableObject {
    /// The address in the field.
    @Published public var text = "" {
        didSet { if text != oldValue { problem = nil } }
    }
    /// The endpoint in use. `nil` if the app can't use another one.
    @Published public private(set) var current: Endpoint?
    /// The reason why the app doesn't use the address. `nil` after the text was changed.
    @Published public internal(set) var problem: String?
    /// A Boolean value that indicates whether the app is being created with another endpoint.
    @Published public internal(set) var isSwitching = false

    private let endpoints: (any EndpointService)?
    private let unsentChanges: @Sendable () async throws(ServiceError) -> UnsentChanges
    private weak var router: Router<DebugMenuRoute>?
    private(set) var switching: Task<Void, Never>?

    /// - Parameters:
    ///   - endpoints: The addresses of the shop's API. `nil` if the app can use one address only.
    ///   - unsentChanges: Returns the user's changes that the server hasn't received.
    ///   - router: Presents the question about unsent changes. It is held weakly.
    public init(
        _ endpoints: (any EndpointService)?,
        unsentChanges: @escaping @Sendable () async throws(ServiceError) -> UnsentChanges,
        router: Router<DebugMenuRoute>
    ) {
        self.endpoints = endpoints
        current = endpoints?.current
        self.unsentChanges = unsentChanges
        self.router = router
    }

    deinit {
        switching?.cancel()
    }

    /// The endpoints that the app has without entering an address.
    public var choices: [Endpoint] { endpoints?.choices ?? [] }

    /// A limit of the app for other addresses. `nil` if there is none.
    public var note: String? { endpoints?.note }

    private var entered: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// A Boolean value that indicates whether there is an address to use, and the app isn't switching.
    public var canUseText: Bool { !entered.isEmpty && !isSwitching }

    /// Switches to the address in the field, like ``choose(_:)``.
    public func useText() {
        guard canUseText else { return }
        do throws(ServerAddressError) {
            let address = try ServerAddress(entered)
            choose(choices.first { $0.address == address } ?? Endpoint(.entered, address))
        } catch {
            problem = "\(error)"
        }
    }

    /// Switches to an endpoint. If changes haven't been sent, asks first.
    public func choose(_ endpoint: Endpoint) {
        guard let endpoints, let current, !isSwitching else { return }
        guard endpoint != current else {
            problem = "The app uses \(endpoint.address) already. Choose another address."
            return
        }
        problem = nil
        switching?.cancel()
        // The task holds the router while it awaits the response, so it is cancelled when this object is released.
        switching = Task { [weak self, weak router] in
            guard let unsent = await self?.countUnsentChanges() else { return }
            if !unsent.isEmpty {
                guard await router?.ask(.keeping(unsent, at: current)) == .switch else { return }
            }
            await self?.use(endpoint, endpoints)
        }
    }

    /// Returns the changes that the current server hasn't received. If they can't be read, shows the reason and returns `nil`.
    private func countUnsentChanges() async -> UnsentChanges? {
        do throws(ServiceError) {
            return try await unsentChanges()
        } catch {
            show(error)
            return nil
        }
    }

    private func use(_ endpoint: Endpoint, _ endpoints: any EndpointService) async {
        await unlessBusy(\.isSwitching) {
            do throws(ServiceError) {
                try await endpoints.use(endpoint)
                current = endpoints.current
            } catch {
                show(error)
            }
        }
    }

    private func show(_ error: ServiceError) {
        if error != .cancelled { problem = "\(error)" }
    }
}

extension EndpointPickerViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug/endpoint", transition: .sheet, isDebugOnly: true)
}

/// The user's choice before the app uses another endpoint.
enum EndpointSwitch: String, Sendable {
    case `switch`, cancel
}

extension Question<EndpointSwitch> {
    /// The question before the app uses another endpoint while changes haven't been sent.
    static func keeping(_ unsent: UnsentChanges, at endpoint: Endpoint) -> Question {
        Question(
            title: "Switch with unsent changes?",
            message: """
                \(unsent.summary) reached \(endpoint.address.description) yet. Nothing is lost: they stay on this device, and \
                are sent when you switch back.
                """,
            buttons: [
                Button(.switch, title: "Switch"),
                Button(.cancel, title: "Cancel", role: .cancel),
            ])
    }
}

extension UnsentChanges {
    /// The numbers with their verb: `2 orders and 1 other change haven't`.
    fileprivate var summary: String {
        func text(_ count: Int, _ noun: String) -> String { "\(count) \(noun)\(count == 1 ? "" : "s")" }
        return switch (orders, others) {
        case (0, let others): "\(text(others, "change")) \(others == 1 ? "hasn't" : "haven't")"
        case (let orders, 0): "\(text(orders, "order")) \(orders == 1 ? "hasn't" : "haven't")"
        case (let orders, let others): "\(text(orders, "order")) and \(text(others, "other change")) haven't"
        }
    }
}
