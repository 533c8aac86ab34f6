public import FlowKit
public import Model

/// The view model of the feature flags.
@MainActor
public final class FeatureFlagsViewModel: FeatureFlagsViewModelProtocol {
    @Published public private(set) var state: ViewState<[FlagRow], ServiceError> = .loading
    @Published public private(set) var attempt = 0
    @Published public var alert: AlertState?

    private let flags: [FeatureFlag<Bool>]
    private let service: any FlagService
    private weak var router: Router<DebugMenuRoute>?
    /// The values without overrides, as far as they are known.
    private var configured: [String: Bool] = [:]
    /// The overrides. `nil` until they are known.
    private var overrides: [String: RawFlagValue]?

    /// - Parameters:
    ///   - dependencies: The dependencies of the menu's screens.
    ///   - router: Knows the screen that the user sees. It is held weakly.
    public init(_ dependencies: DebugMenuDependencyContainer, router: Router<DebugMenuRoute>? = nil) {
        self.router = router
        flags = dependencies.flags.sorted { $0.name < $1.name }
        service = dependencies.flagService
    }

    public func observe() async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.followOverrides() }
            for flag in flags { group.addTask { await self.follow(flag) } }
        }
    }

    private func follow(_ flag: FeatureFlag<Bool>) async {
        for await value in service.configuredValues(of: flag) {
            configured[flag.name] = value
            show()
        }
    }

    private func followOverrides() async {
        for await overrides in service.overrides() {
            self.overrides = overrides
            show()
        }
        // The stream ends only if the overrides can't be read.
        if !Task.isCancelled, overrides == nil { state = .error(.storage("the flags can't be read")) }
    }

    private func show() {
        guard let overrides, configured.count == flags.count else { return }
        state = .success(
            flags.map { flag in
                FlagRow(
                    flag: flag, configured: configured[flag.name] ?? flag.defaultValue,
                    override: FlagOverride(overrides[flag.name]))
            })
    }

    public func retry() {
        state = .loading
        attempt += 1
    }

    public func override(_ row: FlagRow, with override: FlagOverride) async {
        let origin = ActionOrigin(router)
        do throws(ServiceError) { try await service.override(row.flag, with: override.value) } catch {
            origin.show(error, on: self)
        }
    }

    public func reset() async {
        let origin = ActionOrigin(router)
        do throws(ServiceError) { try await service.removeOverrides() } catch { origin.show(error, on: self) }
    }
}

extension FeatureFlagsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug/flags", transition: .sheet, isDebugOnly: true)
}
