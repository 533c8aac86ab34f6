public import FlowKit
public import Foundation
public import Model

/// An app at a location that a test sets.
@MainActor
public final class MockNavigationService: NavigationService, ObservableObject {
    /// The number of calls to go back.
    @Published public private(set) var backCount = 0
    private let location: CurrentValue<URL>

    /// - Parameter location: The URL of the visible screen.
    public init(_ location: URL) { self.location = CurrentValue(location) }

    /// Shows another screen.
    public func show(_ url: URL) { location.send(url) }

    public func locations() -> AsyncStream<URL> { location.values { $0 } }

    public func goBack() { backCount += 1 }
}
