import FlowKit
public import Model

/// An in-memory layout setting.
public final class MockListingStyleService: ListingStyleService, Controllable {
    public enum Call: Hashable, Sendable {
        case setListingStyle(ListingStyle)
    }

    public let control = MockControl<Call>()
    private let style: MockState<ListingStyle>

    public init(_ style: ListingStyle = .grid) {
        self.style = MockState(style, control.changes)
    }

    public var currentStyle: ListingStyle { style.value }

    public func listingStyle() -> AsyncStream<ListingStyle> {
        style.values { $0 }
    }

    public func setListingStyle(_ style: ListingStyle) async throws(ServiceError) {
        try await control.answer(.setListingStyle(style))
        self.style.send(style)
    }
}
