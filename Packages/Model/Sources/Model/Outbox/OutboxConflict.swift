public import Foundation

/// Something that did not come out as the user wanted it, and that they have to be told.
public struct OutboxConflict: Identifiable, Hashable, Sendable {
    /// Names a conflict on this device.
    public struct ID: RawRepresentable, Hashable, Codable, Sendable {
        /// A number that counts up.
        public let rawValue: Int

        /// The identifier of this very number.
        public init(rawValue: Int) { self.rawValue = rawValue }
    }

    /// Names the conflict.
    public let id: ID
    /// What came out instead.
    public let kind: OutboxConflictKind
    /// The product that it is about; nil when it is about none or several.
    public let product: Product.ID?
    /// What that product is called, as far as the device knows.
    public let productTitle: String?
    /// When the device learned of it.
    public let date: Date

    /// A conflict, as it is kept until the user has seen it.
    public init(id: ID, kind: OutboxConflictKind, product: Product.ID?, productTitle: String?, date: Date) {
        self.id = id
        self.kind = kind
        self.product = product
        self.productTitle = productTitle
        self.date = date
    }

    /// What a person reads first.
    public var title: String { kind.title }

    /// What a person is told.
    public var text: String { kind.text(about: productTitle) }
}
