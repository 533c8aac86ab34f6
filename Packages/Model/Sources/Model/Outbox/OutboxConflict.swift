public import Foundation

/// A conflict between a change of the user and the server's state, to show to the user.
public struct OutboxConflict: Identifiable, Hashable, Sendable {
    /// The identifier of a conflict on this device.
    public typealias ID = Identifier<OutboxConflict, Int>

    /// The conflict's identifier.
    public let id: ID
    /// The kind of conflict.
    public let kind: OutboxConflictKind
    /// The affected product. `nil` if there is none, or more than one.
    public let product: Product.ID?
    /// The product's title, if it is stored.
    public let productTitle: String?
    /// The date on which the device received the conflict.
    public let date: Date

    /// Creates a conflict.
    public init(id: ID, kind: OutboxConflictKind, product: Product.ID?, productTitle: String?, date: Date) {
        self.id = id
        self.kind = kind
        self.product = product
        self.productTitle = productTitle
        self.date = date
    }

    /// The title to show to the user.
    public var title: String { kind.title }

    /// The text to show to the user.
    public var text: String { kind.text(about: productTitle) }
}
