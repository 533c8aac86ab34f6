public import FlowKit
public import Foundation
public import Model

/// A service that records the opened links.
@MainActor
public final class MockDeepLinkService: DeepLinkService, ObservableObject {
    /// The opened links, in order.
    @Published public private(set) var opened: [URL] = []
    /// A Boolean value that indicates whether links are valid.
    public var leadsSomewhere = true

    public init() {}

    public func open(_ url: URL) async -> Bool {
        opened.append(url)
        return leadsSomewhere
    }
}
