import FlowKit
import FlowTestSupport
import Foundation
import GRDB
import Loading
import Model

@testable import Core

/// A subject of a user's data, which a process changes until it is killed.
enum KilledSubject: String, CaseIterable {
    case orders, savedItems, addresses, session, reviews, notificationSettings

    /// The state of a subject, as texts by name.
    typealias Values = [String: String]
    /// A change through the services of the app.
    typealias Change = (LiveServices) async throws -> Void

    static let products = 1...4
    static let users = 1...2
    static let details = ["Lindenweg 4", "Hafen 7"]

    /// Whether a change is a request to the server, and is stored later. The others are one transaction each.
    var isOnServer: Bool { self == .reviews || self == .notificationSettings }

    /// Returns whether a process may have left this state: that before or after the change that it was making.
    func allows(_ actual: Values, before: Values, after: Values) -> Bool {
        guard isOnServer else { return actual == before || actual == after }
        return actual.keys.allSatisfy { actual[$0] == before[$0] || actual[$0] == after[$0] }
    }
}

// MARK: - Changes

extension KilledSubject {
    /// Returns a random change, after making it in the values.
    func change(_ values: inout Values, _ random: inout SplitMix64) throws -> Change {
        let number = Int.random(in: Self.products, using: &random)
        let id = Product.ID(rawValue: number)
        switch self {
        case .orders: return try order(&values, id, &random)
        case .savedItems:
            let (bag, saved) = (values["bag \(id)"] ?? "0", values["saved \(id)"])
            guard let saved else {
                if bag == "0" {
                    let quantity = Int.random(in: 1...5, using: &random)
                    values["bag \(id)"] = "\(quantity)"
                    return { try await $0.bag.add(id, quantity: quantity) }
                }
                (values["bag \(id)"], values["saved \(id)"]) = ("0", bag)
                return { try await $0.savedItems.saveForLater(id) }
            }
            values["saved \(id)"] = nil
            if Bool.random(using: &random) { return { try await $0.savedItems.remove(id) } }
            values["bag \(id)"] = saved
            return { try await $0.savedItems.moveToBag(id) }
        case .addresses:
            let address = Self.address("Hafen \(number)")
            if values.removeValue(forKey: address.street) != nil { return { try await $0.addresses.remove(address) } }
            values[address.street] = ""
            return { try await $0.addresses.save(address, replacing: nil, isDefault: false) }
        case .session: return session(&values, id, &random)
        case .reviews:
            let draft = ReviewDraft(rating: 4, comment: "Comment \(random.next())")
            values["\(id)"] = draft.comment
            return { _ = try await $0.reviews.write(draft, of: id) }
        case .notificationSettings:
            let settings = NotificationSettings(
                orders: .random(using: &random), offers: .random(using: &random), messages: .random(using: &random))
            (values["server"], values["stored"]) = ("\(settings)", "\(settings)")
            return { try await $0.notificationSettings?.setNotificationSettings(settings) }
        }
    }

    static func address(_ street: String) -> DeliveryAddress {
        DeliveryAddress(name: "Emily", street: street, postalCode: "10115", city: "Berlin", country: "DE")
    }

    /// Fills the bag, adds a voucher, has a payment authorized, and places the order.
    private func order(_ values: inout Values, _ id: Product.ID, _ random: inout SplitMix64) throws -> Change {
        let lines = values.filter { $0.key.hasPrefix("bag ") && $0.value != "0" }
        if lines.isEmpty || lines.count < 2 && Bool.random(using: &random), values["bag \(id)"] == "0" {
            let quantity = Int.random(in: 1...5, using: &random)
            values["bag \(id)"] = "\(quantity)"
            return { try await $0.bag.add(id, quantity: quantity) }
        }
        if values["voucher"] == nil, Bool.random(using: &random) {
            let voucher = try Voucher.named("WELCOME10")
            values["voucher"] = voucher.code
            return { try await $0.voucher.set(voucher) }
        }
        if values["held payments"] == "0" {
            values["held payments"] = "1"
            return { services in
                let method = try await services.payments.methods()[0]
                _ = try await services.payments.authorize(Money(minorUnits: 1_000_00), with: method)
            }
        }
        let (key, street) = (UUID(), Self.details[Int.random(in: 0...1, using: &random)])
        let voucher = try values["voucher"].map { try Voucher.named($0) }
        values["order \(key)"] = Self.text(
            lines.map { ($0.key.dropFirst(4), $0.value) }, street: street, voucher: voucher?.code)
        (values["voucher"], values["held payments"]) = (nil, "0")
        for name in lines.keys { values[name] = "0" }
        return { services in
            var bags = services.bag.bag().makeAsyncIterator()
            guard let lines = await bags.next()?.lines, let subtotal = BagTotals(lines)?.total else {
                throw CancellationError()
            }
            let device = try services.device
            let reference =
                try await device.read(as: .guest) { try UnusedPayments($0).all }.last { !$0.isReleased }?.reference
                ?? ""
            let details = try OrderDetails(
                address: Self.address(street), delivery: .express,
                payment: OrderPayment(title: "Visa", reference: reference), voucher: voucher, subtotal: subtotal)
            try await services.orders.place(lines, details: details, key: PendingOrder.ID(rawValue: key))
        }
    }

    /// Wishes for a product as the guest or a user, signs in as a user, or signs out and discards the unsent wishes.
    private func session(_ values: inout Values, _ id: Product.ID, _ random: inout SplitMix64) -> Change {
        let current = values["current"] ?? ""
        if Int.random(in: 0..<2, using: &random) == 0, values["wish \(id) of \(current)"] == nil {
            values["wish \(id) of \(current)"] = current == "guest" ? "" : "queued"
            return { try await $0.wishlist.add(id) }
        }
        let user = Int.random(in: Self.users, using: &random)
        if "\(user)" == current {
            values["current"] = "guest"
            for id in Self.products { values["wish \(id) of \(current)"] = nil }
            return { services in
                let unsent = try await services.authentication.unsentChanges()
                try await services.authentication.signOut(discarding: unsent)
            }
        }
        values["current"] = "\(user)"
        for id in Self.products where values.removeValue(forKey: "wish \(id) of guest") != nil {
            values["wish \(id) of \(user)"] = "queued"
        }
        return { try await $0.authentication.signIn(username: "\(user)", password: "p") }
    }

    private static func text(
        _ lines: some Sequence<(some StringProtocol, String)>, street: String, voucher: String?
    ) -> String {
        (lines.map { "\($0)x\($1)" }.sorted() + [street, voucher ?? ""]).joined(separator: ", ")
    }
}

// MARK: - State

extension KilledSubject {
    /// Returns the state that the services show.
    func values(_ services: LiveServices) async throws -> Values {
        switch self {
        case .orders, .savedItems, .addresses:
            return try await services.device.read { try storedValues($0) } ?? [:]
        case .session:
            let signedIn = await services.currentUser
            return try await services.device.read { rows in
                var values = try Self.wishes(rows.database)
                let owner = try OwnerRecord.filter(key: rows.ownerID).fetchOne(rows.database)?.userID
                let (user, current) = (signedIn.map { "\($0.id)" } ?? "guest", owner.map { "\($0)" } ?? "guest")
                values["current"] = user == current ? user : "\(user), with the rows of \(current)"
                return values
            }
        case .reviews:
            let reviews = try await services.ownReviews.ownReviews(.networkOnly) ?? []
            return Dictionary(reviews.map { ("\($0.id)", $0.review.comment) }) { "\($0) and \($1)" }
        case .notificationSettings:
            let stored = try await services.notificationSettings?.notificationSettings(.cacheOnly)
            let server = try await services.notificationSettings?.notificationSettings(.networkOnly)
            return ["stored": "\(stored ?? NotificationSettings())", "server": "\(server ?? NotificationSettings())"]
        }
    }

    /// Returns the state of a subject that is one owner's rows. `nil` for the others.
    func storedValues(_ rows: OwnerRows) throws -> Values? {
        guard [.orders, .savedItems, .addresses].contains(self) else { return nil }
        var values: Values = [:]
        if self == .addresses {
            let book = try rows.setting(.addressBook, as: StoredAddressBook.self)
            for address in book?.addresses ?? [] {
                values[address.street] = values[address.street] == nil ? "" : "twice"
            }
            return values
        }
        let (bag, entries) = (try Bag(rows), try OutboxEntry.all(in: rows))
        for id in Self.products.map(Product.ID.init(rawValue:)) {
            let quantity = bag[id]?.quantity ?? 0
            let queued = entries.last { $0.subject == OutboxChange.bagSet(id, quantity: 0).subject }
            values["bag \(id)"] = "\(quantity)"
            if case .bagSet(_, let other, _) = queued?.change, other != quantity {
                values["bag \(id)"] = "\(quantity), and \(other) is queued"
            }
        }
        if self == .savedItems {
            for item in try SavedItemRecord.items(in: rows) { values["saved \(item.id)"] = "\(item.quantity)" }
            return values
        }
        values["voucher"] = try StoredVoucher.voucher(in: rows)?.code
        values["held payments"] = "\(try rows.unusedPayments.all.count { !$0.isReleased })"
        for order in try PendingOrderRecord.orders(in: rows) {
            let lines = order.draft.lines.map { ("\($0.product)", "\($0.quantity)") }
            let details = order.draft.details
            let text = Self.text(lines, street: details?.address.street ?? "", voucher: details?.voucher?.code)
            let isQueued = entries.count { $0.key == order.id.rawValue } == 1
            values["order \(order.id.rawValue)"] = isQueued ? text : "\(text), and isn't queued"
        }
        return values
    }

    /// Returns the wishes of all owners of the device.
    private static func wishes(_ database: Database) throws -> Values {
        var values: Values = [:]
        for owner in try OwnerRecord.fetchAll(database) where owner.id != .shared {
            let rows = OwnerRows(database, owner: owner.id, isGuest: owner.userID == nil)
            let queued = Set(try OutboxEntry.all(in: rows).compactMap(\.subject))
            for id in try WishlistRecord.ids(in: rows) {
                let isQueued = queued.contains(OutboxChange.wishlistSet(id, isOn: true).subject ?? "")
                values["wish \(id) of \(owner.userID.map { "\($0)" } ?? "guest")"] = isQueued ? "queued" : ""
            }
        }
        return values
    }
}

extension LiveServices {
    var device: DeviceStore {
        get throws {
            guard let account = session as? LiveAccount else { throw CancellationError() }
            return account.device
        }
    }
}
