public import FlowKit
public import Loading
public import Model

/// The view model of the feature flags.
@MainActor
public final class FeatureFlagsViewModel: FeatureFlagsViewModelProtocol {
    @Published public private(set) var state: ViewState<[FlagRow], ServiceError> = .loading
    @Published public private(set) var attempt = 0
    @Published public var alert: AlertState?

    private let flags: [any DeclaredFlag]
    private let service: any FlagService
    private weak var router: Router<DebugMenuRoute>?
    /// The values without overrides, as far as they are known.
    private var configured: [String: RawFlagValue] = [:]
    /// The overrides. `nil` until they are known.
    private var overrides: [String: RawFlagValue]?

    /// - Parameters:
    ///   - flags: All flags of the app.
    ///   - service: Their values, and the overrides of this device.
    ///   - router: Knows the screen that the user sees. It is held weakly.
    public init(_ flags: [any DeclaredFlag], _ service: any FlagService, router: Router<DebugMenuRoute>) {
        self.router = router
        self.flags = flags.sorted { $0.name < $1.name }
        self.service = service
    }

    public func observe() async {
        await withDiscardingTaskGroup { group in
            group.addTask { await self.followOverrides() }
            for flag in flags { group.addTask { await self.follow(flag) } }
        }
    }

    private func follow<Flag: DeclaredFlag>(_ flag: Flag) async {
        for await value in service.configuredValues(of: FeatureFlag(flag.name, default: flag.defaultValue)) {
            configured[flag.name] = value.raw
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
            flags.compactMap { flag in
                configured[flag.name].map { FlagRow(flag.name, configured: $0, override: overrides[flag.name]) }
            })
    }

    public func retry() {
        state = .loading
        attempt += 1
    }

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

    public func reset() async {
        let origin = ActionOrigin(router)
        do throws(ServiceError) { try await service.removeOverrides() } catch { origin.show(error, on: self) }
    }
}

extension FeatureFlagsViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug/flags", transition: .sheet, isDebugOnly: true)
}
