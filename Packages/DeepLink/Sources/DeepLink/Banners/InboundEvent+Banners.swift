public import Foundation

extension InboundEvent {
    /// A banner that was tapped.
    public static func tapped(_ banner: InAppBanner, at date: Date = Date()) -> InboundEvent {
        InboundEvent(
            id: banner.id, .banner, banner.link.map { .link($0, banner.policy) } ?? .nothing, at: date)
    }
}
