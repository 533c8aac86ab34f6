public import Foundation
public import Model

/// Remembers the links that were to be followed.
@MainActor
public final class MockDeepLinkService: DeepLinkService {
    /// The links, in order.
    public private(set) var opened: [URL] = []
    /// Whether links lead somewhere.
    public var leadsSomewhere = true

    public init() {}

    public func open(_ url: URL) async -> Bool {
        opened.append(url)
        return leadsSomewhere
    }
}
