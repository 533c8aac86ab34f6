public import FlowKit
public import Loading
public import Model

/// The view model of the feature flags.
@MainActor
public final class FeatureFlagsViewModel: ObservableObject, AlertPresenting {
    @Published public var alert: AlertState?

    private let flags: [any DeclaredFlag]
    private let service: any FlagService
    private weak var router: Router<DebugMenuRoute>?
    /// The values without overrides, as far as they are known.
    @Published var configured: [String: RawFlagValue] = [:]
    private let overrides: StreamLoader<[String: RawFlagValue], ServiceError>
    private var forwarding: AnyCancellable?

    /// - Parameters:
    ///   - flags: All flags of the app.
    ///   - service: Their values, and the overrides of this device.
    ///   - router: Knows the screen that the user sees. It is held weakly.
    ///   - overrides: The state of the overrides until the service is asked.
    public init(
        _ flags: [any DeclaredFlag], _ service: any FlagService, router: Router<DebugMenuRoute>,
        overrides: ViewState<[String: RawFlagValue], ServiceError> = .loading
    ) {
        self.router = router
        self.flags = flags.sorted { $0.name < $1.name }
        self.service = service
        self.overrides = StreamLoader(overrides, atEnd: .storage("the flags can't be read"))
        forwarding = forwardChanges(of: self.overrides)
    }

    /// All flags by name.
    public var state: ViewState<[FlagRow], ServiceError> {
        if overrides.state.isSuccess, configured.count < flags.count { return .loading }
        return overrides.state.map { overrides in
            flags.compactMap { flag in
                configured[flag.name].map { FlagRow(flag.name, configured: $0, override: overrides[flag.name]) }
            }
        }
    }
    /// The reason why the flags may be outdated. `nil` if they are fresh.
    public var notice: ServiceError? { overrides.notice }

    /// Follows the flags. Runs while the screen is shown.
    public func observe() async {
        await overrides.observe { [service] in
            service.overrides()
        } alongside: { [flags] in
            await withDiscardingTaskGroup { group in
                for flag in flags { group.addTask { await self.follow(flag) } }
            }
        }
    }

    private func follow<Flag: DeclaredFlag>(_ flag: Flag) async {
        for await value in service.configuredValues(of: FeatureFlag(flag.name, default: flag.defaultValue)) {
            configured[flag.name] = value.raw
        }
    }

    /// Retries after a failure.
    public func retry() { overrides.retry() }

    /// Overrides a flag. `nil` removes the override.
    public func override(_ row: FlagRow, with value: RawFlagValue?) async {
        guard let flag = flags.first(where: { $0.name == row.id }) else { return }
        let origin = ActionOrigin(router)
        do throws(ServiceError) { try await override(flag, with: value) } catch { origin.show(error, on: self) }
    }

    private func override<Flag: DeclaredFlag>(
        _ flag: Flag, with value: RawFlagValue?
    ) async throws(ServiceError) {
        try await service.override(
            FeatureFlag(flag.name, default: flag.defaultValue), with: value.flatMap { Flag.Value($0) })
    }

    /// Removes all overrides.
    public func reset() async {
        let origin = ActionOrigin(router)
        do throws(ServiceError) { try await service.removeOverrides() } catch { origin.show(error, on: self) }
    }
}

extension FeatureFlagsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug/flags", transition: .sheet, isDebugOnly: true)
}
