import FlowKit
public import Foundation
public import Model

/// An app that is where a test says.
@MainActor
public final class MockNavigationService: NavigationService {
    /// How often one went back.
    public private(set) var backCount = 0
    private let location: CurrentValue<URL>

    /// - Parameter location: The address of the screen on show.
    public init(_ location: URL) { self.location = CurrentValue(location) }

    /// Shows another screen.
    public func show(_ url: URL) { location.send(url) }

    public func locations() -> AsyncStream<URL> { location.values { $0 } }

    public func goBack() { backCount += 1 }
}
