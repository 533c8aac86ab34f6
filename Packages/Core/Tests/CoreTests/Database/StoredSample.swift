import Foundation
import GRDB
import Mocks
import Model

@testable import Core

/// A small database with rows in every table: a guest, and a user who is signed in.
///
/// `Tests/Fixtures` has one for each version of the schema, written by the code of its time. To add the one of a new
/// version, run `StoredSampleTests` with the name of the new version in `FLOW_FIXTURE`.
enum StoredSample {
    static let fixtures = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Fixtures")
        .standardizedFileURL
    static let user = User(
        id: .init(rawValue: 4), username: "emilys", email: "emily@shop.example", firstName: "Emily",
        lastName: "Johnson",
        image: URL(string: "https://shop.example/emily.png"))
    static let date = Date(timeIntervalSinceReferenceDate: 800_000_000)
    static let address = DeliveryAddress(
        name: "Emily Johnson", street: "Lindenweg 4", postalCode: "10115", city: "Berlin", country: "DE")
    static let work = DeliveryAddress(
        name: "Emily Johnson", street: "Hafen 7", postalCode: "20457", city: "Hamburg", country: "DE")
    static let details = OrderDetails(
        address: address, delivery: .express, deliveryPrice: Money(minorUnits: 14_99),
        payment: OrderPayment(title: "Visa ending in 4242", reference: "pay-1"),
        voucher: OrderVoucher(code: "WELCOME10", discount: Money(minorUnits: 2_00)))
    /// The products of which only the stored copies are left: the catalog has product 1, and product 10.
    static let products: [Product] = (1...9).map { .fixture(id: $0, minimumOrderQuantity: 1) }
    static let order = Order(
        id: .init(rawValue: 1001), placedAt: date, status: .shipped,
        lines: [
            OrderLine(
                product: .init(rawValue: 5), title: "Lamp", quantity: 2, unitPrice: Money(minorUnits: 10_00),
                thumbnail: URL(string: "https://shop.example/5.png"))
        ], total: Money(minorUnits: 32_99), details: details)
    static let orderKey = UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16))
    static let pendingKey = UUID(uuid: (16, 15, 14, 13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1))
    static let pendingLines = [BagLine(product: products[5].summary, quantity: 2)]
    static let review = OwnReview(
        id: .init(rawValue: 5), title: "Lamp", image: URL(string: "https://shop.example/5.png"),
        review: Review(id: 7, rating: 4, comment: "Bright.", date: date, reviewer: "Emily"))
    static let notification = InboxNotification(
        id: .init(rawValue: "n1"), title: "Shipped", body: "Your order is on its way.", date: date,
        link: "https://shop.example/orders/1001")
    static let changes: [OutboxChange] = [
        .bagSet(.init(rawValue: 2), quantity: 3), .bagSet(.init(rawValue: 3), quantity: 0, isCorrection: true),
        .wishlistSet(.init(rawValue: 4), isOn: true),
        .profileChange(ProfileChange(firstName: "Emma", email: "emma@shop.example")),
    ]
    static let conflicts: [OutboxConflictKind] = [
        .lowered(from: 3, to: 2), .raised(from: 1, to: 2), .soldOut, .gone,
        .orderRefused([
            RefusedOrderLine(product: .init(rawValue: 5), title: "Lamp", reason: .price(Money(minorUnits: 11_00)))
        ]), .orderNotAccepted("No."), .wishRefused, .profileRefused(nil), .refused("No."),
    ]

    static let brochure = Brochure(
        id: .init(rawValue: "sale"), title: "Sale", subtitle: "Until Sunday",
        cover: URL(string: "https://shop.example/c.png"),
        validUntil: date,
        pages: [
            BrochurePage(
                number: 1, title: "Lamps", text: "All of them.", image: URL(string: "https://shop.example/1.png"),
                hotSpots: [
                    HotSpot(product: .init(rawValue: 5), title: "Lamp", x: 0.25, y: 0.5, width: 0.5, height: 0.25)
                ]
            )
        ])
    static let syncState = SyncState(
        phase: .fillingByPages(PageWalk(offset: 40, last: 40, total: 90)), place: "7", done: 40, total: 90, asOf: date,
        hasGaps: true, lastComplete: date)
    static let configuration = AppConfiguration(
        activities: [.shop, .brochures], disabledTabs: ["bag": "Closed."], disabledFeatures: ["checkout", "wishlist"],
        minimumVersion: AppVersion(1, 2), recommendedVersion: AppVersion(1, 5),
        updateURL: URL(string: "https://shop.example/app"),
        flags: [
            "fastCheckout": RemoteFlag(
                value: .bool(false),
                rules: [
                    FlagRule(
                        versions: VersionRange(">=1.2 <2"), users: [.init(rawValue: 4), .init(rawValue: 9)],
                        countries: ["DE", "AT"], percentage: 12.5, value: .bool(true))
                ]),
            "color": RemoteFlag(value: .string("red")),
        ],
        webView: WebViewConfiguration(
            allowedHosts: ["shop.example", "*.shop.example"], javaScript: false, userAgent: "Shop"),
        messages: [
            InAppMessage(id: .init(rawValue: "sale"), style: .card, title: "Sale", text: "Today.", link: "/products/5")
        ], homeSections: [.offer, .categories])

    /// Fills an empty database.
    static func fill(_ database: Database) throws {
        try fillCatalog(database)
        let owners = try ["guest", "user"].map { name in
            let owner = OwnerRecord(
                id: OwnerID(rawValue: name), device: "device", userID: name == "user" ? user.id.rawValue : nil,
                isCurrent: name == "user")
            try owner.insert(database)
            return OwnerRows(database, owner: owner.id, isGuest: owner.userID == nil)
        }
        try fillDevice(owners[0])
        for rows in owners { try fillBag(rows) }
        try fillAccount(owners[1])
    }

    private static func fillCatalog(_ database: Database) throws {
        let found = Product.fixture(id: 10, title: "设备清单")
        try ProductRecord.save([products[0], found].compactMap(ProductRecord.init), in: database)
        try database.execute(
            sql: """
                INSERT INTO goneProduct (id, number) VALUES (99, 1);
                INSERT INTO category (id, name) VALUES ('lamps', 'Lamps');
                INSERT INTO listedPage (query, start, size, date, ids) VALUES ('{}', 0, 20, 0, '[1]');
                INSERT INTO seenProduct (id) VALUES (1);
                """)
        try ReviewPageRecord.save(ReviewPage(all: [review.review]), name: "1/0/20", in: database)
        try BrochureRecord.save(list: [brochure.withoutPages], in: database)
        try BrochureRecord.save(brochure, in: database)
        try CatalogSyncRecord.save(syncState, in: database)
        let rows = OwnerRows(database, owner: .shared)
        try LoadDates(rows).set(date, of: .products, LoadDates.all)
        try rows.set(.configuration, to: StoredJSON.text(configuration, as: StoredConfiguration.self))
    }

    private static func fillDevice(_ rows: OwnerRows) throws {
        try rows.set(.appearance, to: Appearance.dark.rawValue)
        try rows.set(.listingStyle, to: ListingStyle.list.rawValue)
        try rows.set(.language, to: Language.german.rawValue)
        try UnusedPayments(rows).hold("pay-2")
        try rows.set(.seenNotices, to: #"["welcome"]"#)
        try rows.set(.flagOverrides, to: #"{"fastCheckout":true}"#)
        try rows.database.execute(
            sql: """
                INSERT INTO savedState (ownerID, data) VALUES ('guest', x'68657265');
                INSERT INTO pendingLink (ownerID, id, data) VALUES ('guest', 'link', x'6C696E6B');
                INSERT INTO recentView (ownerID, productID, number) VALUES ('guest', 1, 1);
                """)
        try RecentSearchRecord.remember("lamp", in: rows)
    }

    private static func fillBag(_ rows: OwnerRows) throws {
        try Bag(lines: [2, 3].map { BagLine(product: products[$0 - 1].summary, quantity: $0) }).save(in: rows)
        for id in [4, 5] { try WishlistRecord.insert(.init(rawValue: id), products[id - 1].summary, in: rows) }
        for id in [7, 8] {
            try SavedItemRecord.save(
                SavedItem(product: products[id - 1].summary, quantity: id, savedAt: date), in: rows)
        }
        try StoredVoucher.set(.named("WELCOME10"), in: rows)
    }

    private static func fillAccount(_ rows: OwnerRows) throws {
        var book = AddressBook([work, address])
        book.save(address, replacing: address, isDefault: true)
        try rows.set(.addressBook, to: StoredJSON.text(book, as: StoredAddressBook.self))
        try rows.setProfile(user)
        try rows.set(.cart, to: "4")
        try rows.set(.cartRevision, to: "12")
        try rows.set(.ownReviews, to: StoredJSON.text([review], as: [StoredOwnReview].self))
        try rows.set(
            .notificationSettings,
            to: StoredJSON.text(NotificationSettings(offers: true), as: StoredNotificationSettings.self))
        try OrderRecord.save(all: [order], replacing: [], in: rows)
        try OrderRecord.save(order, key: orderKey, in: rows)
        let draft = try OrderDraft(pendingLines, details: details)
        try PendingOrderRecord(
            ownerID: rows.ownerID, key: pendingKey, placedAt: date, draft: StoredText(draft),
            lines: StoredText(pendingLines)
        ).insert(rows.database)
        try OutboxEntry.enqueue(.placeOrder(draft.lines, details: details), key: pendingKey, in: rows)
        for change in changes { try OutboxEntry.enqueue(change, in: rows) }
        for kind in conflicts { try ConflictRecord.add(kind, at: date, in: rows) }
        try MergedLine(ownerID: rows.ownerID, productID: .init(rawValue: 2), quantity: 3).insert(rows.database)
        try NotificationRecord.save(all: [notification], in: rows)
        try NotificationRecord.markRead(notification.id, in: rows)
    }
}
