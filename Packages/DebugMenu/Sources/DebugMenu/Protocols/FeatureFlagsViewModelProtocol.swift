public import FlowKit
public import Loading
public import Model

/// The content and actions of the list of feature flags.
@MainActor
public protocol FeatureFlagsViewModelProtocol: ObservableObject, AlertPresenting {
    /// All flags by name.
    var state: ViewState<[FlagRow], ServiceError> { get }
    /// The reason why the flags may be outdated. `nil` if they are fresh.
    var notice: ServiceError? { get }

    /// Follows the flags. Runs while the screen is shown.
    func observe() async
    /// Retries after a failure.
    func retry()
    /// Overrides a flag. `nil` removes the override.
    func override(_ row: FlagRow, with value: RawFlagValue?) async
    /// Removes all overrides.
    func reset() async
}
