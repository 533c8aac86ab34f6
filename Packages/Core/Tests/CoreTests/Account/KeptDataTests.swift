import Foundation
import GRDB
import Model
import Testing

@testable import Core

/// What happens to each subject of a user's data, whatever ends the session.
@Suite(.timeLimit(.minutes(60)), .boundedParallelism) struct KeptDataTests {
    enum Subject: CaseIterable {
        case bag, wishlist, savedItems, orders, pendingOrders, reviews, profile, addresses, voucher
        case notificationSettings, receipts, recents, pendingLinks

        /// Whether the data of the sample is shown to the current owner.
        func isShown(_ rows: OwnerRows, device: OwnerRows) throws -> Bool {
            switch self {
            case .bag: try Bag(rows).lines.count == 2
            case .wishlist: try WishlistRecord.items(in: rows).count == 2
            case .savedItems: try SavedItemRecord.items(in: rows).count == 2
            case .orders: try OrderRecord.orders(in: rows) == [StoredSample.order]
            case .pendingOrders: try PendingOrderRecord.orders(in: rows).map(\.draft.details) == [StoredSample.details]
            case .reviews: try rows.setting(.ownReviews) != nil
            case .profile: try rows.serverProfile() == StoredSample.user
            case .addresses: try rows.setting(.addressBook, as: StoredAddressBook.self)?.addresses.count == 2
            case .voucher: try StoredVoucher.voucher(in: rows) != nil
            case .notificationSettings: try rows.setting(.notificationSettings) != nil
            case .receipts: try NotificationRecord.untold(in: rows).count == 1
            case .recents: try !device.all(RecentViewRecord.self).isEmpty(rows.database)
            case .pendingLinks:
                try Int.fetchOne(rows.database, sql: "SELECT count(*) FROM pendingLink") == 1
            }
        }
    }

    enum Event: CaseIterable {
        case signOutDiscarding, signOutRefused, ownerChange, lostSessionFile, fullDisk
    }

    enum Outcome {
        /// The data is still shown.
        case stays
        /// The data is shown again when the user signs in again.
        case returns
        case isDeleted
    }

    /// The outcomes in the order of the events.
    static let outcomes: [Subject: [Outcome]] = [
        .bag: [.isDeleted, .stays, .returns, .returns, .stays],
        .wishlist: [.isDeleted, .stays, .returns, .returns, .stays],
        .savedItems: [.isDeleted, .stays, .returns, .returns, .stays],
        .orders: [.isDeleted, .stays, .returns, .returns, .stays],
        .pendingOrders: [.isDeleted, .stays, .returns, .returns, .stays],
        .reviews: [.isDeleted, .stays, .returns, .returns, .stays],
        // The server has it, too.
        .profile: [.returns, .stays, .returns, .returns, .stays],
        .addresses: [.isDeleted, .stays, .returns, .returns, .stays],
        .voucher: [.isDeleted, .stays, .returns, .returns, .stays],
        .notificationSettings: [.isDeleted, .stays, .returns, .returns, .stays],
        .receipts: [.isDeleted, .stays, .returns, .returns, .stays],
        // The device's own data.
        .recents: [.stays, .stays, .stays, .stays, .stays],
        .pendingLinks: [.stays, .stays, .stays, .stays, .stays],
    ]

    private let directory: TemporaryDirectory
    private let server: URL

    init() throws {
        directory = try TemporaryDirectory()
        server = try #require(URL(string: "https://shop.example"))
    }

    @Test(arguments: Event.allCases) func dataIsKeptAsTheTableSays(_ event: Event) async throws {
        let queue = try DatabaseQueue(path: directory.database.path)
        try DatabaseSchema.migrator.migrate(queue)
        try await queue.write { database in
            try StoredSample.fill(database)
            // The guest's data would become that of the next user.
            for table in ["bagLine", "wishlistItem", "savedItem"] {
                try database.execute(sql: "DELETE FROM \(table) WHERE ownerID = 'guest'")
            }
            try database.execute(sql: "DELETE FROM setting WHERE ownerID = 'guest' AND name = 'voucher'")
        }
        try queue.close()
        let file = SessionFile(in: directory.url, server: server)
        try file.write(StoredSample.user, Tokens(access: "a", refresh: "r"))

        let column = try #require(Event.allCases.firstIndex(of: event))
        let shown = try await perform(event, file)
        for subject in Subject.allCases {
            #expect(shown.contains(subject) == (Self.outcomes[subject]?[column] == .stays), "\(subject)")
        }
        let later = try await signInAgain()
        for subject in Subject.allCases {
            #expect(later.contains(subject) == (Self.outcomes[subject]?[column] != .isDeleted), "\(subject)")
        }
    }

    /// Returns the subjects that are shown after the event.
    private func perform(_ event: Event, _ file: SessionFile) async throws -> Set<Subject> {
        if event == .lostSessionFile { try FileManager.default.removeItem(atPath: file.path) }
        let account = try await open(user: 5)
        let unsent = try await account.unsentChanges()
        switch event {
        case .lostSessionFile: break
        case .signOutDiscarding: try await account.signOut(discarding: unsent)
        case .signOutRefused:
            await #expect(throws: SignOutError.unsentChanges(unsent)) { try await account.signOut() }
        case .ownerChange: try await account.signIn(username: "other", password: "p")
        case .fullDisk:
            try await account.device.database.pool.writeWithoutTransaction { database in
                let pages = try Int.fetchOne(database, sql: "PRAGMA page_count") ?? 0
                try database.execute(sql: "PRAGMA max_page_count = \(pages)")
            }
            await #expect(throws: SignInError.service(.storage("database or disk is full (SQLite 13)"))) {
                try await account.signIn(username: String(repeating: "u", count: 1 << 20), password: "p")
            }
            await #expect(throws: ServiceError.storage("database or disk is full (SQLite 13)")) {
                try await StoredAddresses(device: account.device).use(
                    DeliveryAddress(name: String(repeating: "n", count: 1 << 20)))
            }
        }
        return try await shown(on: account.device)
    }

    private func signInAgain() async throws -> Set<Subject> {
        let account = try await open(user: 4)
        // The profile in the response is the server's.
        if account.signedIn.value?.user.id.rawValue != 4 {
            try await account.signIn(username: "emilys", password: "p")
        }
        try await account.device.write { try $0.setProfile(StoredSample.user) }
        return try await shown(on: account.device)
    }

    private func shown(on device: DeviceStore) async throws -> Set<Subject> {
        try await device.read { rows in
            let guest = OwnerRows(rows.database, owner: device.guest)
            return Set(try Subject.allCases.filter { try $0.isShown(rows, device: guest) })
        }
    }

    private struct Login: Decodable { var username: String }

    private func open(user: Int) async throws -> LiveAccount {
        let transport = ClosureTransport { request throws(ServiceError) in
            let name = request.body.flatMap { try? JSONDecoder().decode(Login.self, from: $0).username } ?? ""
            return APIResponse(
                status: 200,
                body: Data(#"{"id":\#(user),"username":"\#(name)","accessToken":"a","refreshToken":"r"}"#.utf8))
        }
        return try await LiveAccount(
            directory: directory.url, server: server, transport: transport,
            device: try await DeviceStore.open(in: AppDatabase.open(in: directory.url)), logger: AppDatabase.silent)
    }
}
