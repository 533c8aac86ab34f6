public import Foundation

#if canImport(Darwin)
    // `LocalizedStringResource` is Foundation's.
    import FlowKit
#else
    public import FlowKit
#endif

/// A pending change that the server answered with an error too often. It is sent again only if the user asks for it.
public struct FailedChange: Identifiable, Hashable, Sendable {
    /// The change's idempotency key.
    public typealias ID = Identifier<FailedChange, UUID>

    /// The subject of a change.
    public enum Subject: Hashable, Sendable {
        case bag, wishlist, profile
        case order(itemCount: Int)
        case cancellation(Order.ID)
        /// Another version of the app stored the change, and this one can't read it.
        case unreadable
    }

    /// The change's identifier.
    public let id: ID
    /// The subject.
    public let subject: Subject
    /// The title of the affected product, if it is stored.
    public let productTitle: String?

    /// Creates a failed change.
    public init(id: ID, subject: Subject, productTitle: String? = nil) {
        self.id = id
        self.subject = subject
        self.productTitle = productTitle
    }

    /// The title to show to the user.
    public var title: LocalizedStringResource {
        switch subject {
        case .bag: "Bag not updated"
        case .wishlist: "Wishlist not updated"
        case .profile: "Profile not updated"
        case .order: "Order not sent"
        case .cancellation: "Order not canceled"
        case .unreadable: "Change not sent"
        }
    }

    /// The text to show to the user.
    public var text: LocalizedStringResource {
        let name: LocalizedStringResource = productTitle.map { "\($0)" } ?? "a product"
        return switch subject {
        case .bag: "The shop couldn't save the quantity of \(localized: name)."
        case .wishlist: "The shop couldn't save the change of \(localized: name)."
        case .profile: "The shop couldn't save your profile."
        case .order(let count):
            "The shop didn't confirm your order of \(count) items. If you discard it, the items return to your bag."
        case .cancellation(let id): "The shop couldn't cancel your order \(id.description)."
        case .unreadable:
            "This version of the app can't read one of your changes. Update the app to send it, or discard it."
        }
    }
}
