import FlowKit
import Foundation
import GRDB
import Logging
import Model
import Synchronization
import TestClocks

@testable import Core

/// A device whose outbox a test steps through, on files of its own and a shop in memory.
final class OutboxScene: Sendable {
    struct Device: Sendable {
        let store: ShopStore
        let account: LiveAccount
        let sender: OutboxSender
        let bag: StoredBagService
        let wishlist: StoredWishlistService
        let orders: OrderRepository
        let profile: LiveProfileService
    }

    let shop: FakeShop
    let clock = ManualClock()
    let log = LogRecorder()
    private let directory: TemporaryDirectory
    private let time = Mutex(Date(timeIntervalSinceReferenceDate: 0))
    private let running: Mutex<Device>
    private let seed: UInt64

    init(_ shop: FakeShop = FakeShop(), seed: UInt64 = 1) async throws {
        self.shop = shop
        self.seed = seed
        directory = try TemporaryDirectory()
        running = Mutex(
            try Self.open(directory.url, shop, clock, log, seed) { Date(timeIntervalSinceReferenceDate: 0) })
        let ids = shop.state.withLock { Array($0.products.keys) }
        try await learn(Set(ids.map(Product.ID.init(rawValue:))))
        try await restart()
    }

    var device: Device { running.withLock { $0 } }

    /// What the device's clock says.
    var now: Date {
        get { time.withLock { $0 } }
        set { time.withLock { $0 = newValue } }
    }

    /// Ends the process, as far as anybody can tell, and begins another one on the same files.
    func restart() async throws {
        let device = device
        try device.account.users.close()
        try device.store.close()
        let new = try Self.open(directory.url, shop, clock, log, seed) { [weak self] in self?.now ?? Date() }
        running.withLock { $0 = new }
    }

    func learn(_ ids: Set<Product.ID>) async throws { try await device.sender.here.learn(ids) }

    func signIn(_ name: String = "emilys") async throws {
        try await device.account.signIn(username: name, password: "")
    }

    /// Steps until nothing is left to do, letting time pass where it has to.
    func drain(most: Int = 500) async {
        for _ in 0..<most {
            switch await device.sender.step() {
            case .goOn: continue
            case .sleep: return
            case .wait(let time):
                now += time.inSeconds
                clock.advance(by: time)
            }
        }
    }

    /// Steps until it would wait. Returns for how long; nil for ever.
    @discardableResult
    func settle() async -> Duration? {
        for _ in 0..<200 {
            switch await device.sender.step() {
            case .goOn: continue
            case .sleep: return nil
            case .wait(let time): return time
            }
        }
        return nil
    }

    func read<Value: Sendable>(_ value: @escaping @Sendable (Database) throws -> Value) async throws -> Value {
        try await device.account.users.current.pool.read(value)
    }

    var entries: [OutboxEntry] { get async throws { try await read { try OutboxTable(database: $0).entries() } } }
    var conflicts: [OutboxConflict] {
        get async throws { try await read { try ConflictTable(database: $0).conflicts() } }
    }
    /// What is in the bag, by the numbers of the products.
    var quantities: [Int: Int] {
        get async throws {
            let lines = try await read { try BagTable(database: $0).quantities() }
            return Dictionary(lines.map { ($0.id.rawValue, $0.quantity) }) { first, _ in first }
        }
    }
    var wishes: [Int] {
        get async throws { try await read { try WishlistTable(database: $0).items().map(\.id.rawValue) } }
    }
    var pending: [PendingOrder] {
        get async throws {
            try await read { try PendingOrderTable(database: $0, images: ImageAddresses(origin: nil)).orders() }
        }
    }
    var bagLines: [BagLine] {
        get async {
            for await bag in device.bag.bag() { return bag.lines }
            return []
        }
    }

    private static func open(
        _ directory: URL, _ shop: FakeShop, _ clock: ManualClock, _ log: LogRecorder, _ seed: UInt64,
        now: @escaping @Sendable () -> Date
    ) throws -> Device {
        guard let api = URL(string: "https://shop.example") else { throw URLError(.badURL) }
        let store = try ShopStore.open(in: directory, imageOrigin: api).store
        let joining = GuestJoining(products: store.known, now: now)
        let account = try LiveAccount(
            directory: directory, server: api, transport: shop, store: store, vault: nil, logger: log.logger,
            joining: { try joining.run(from: $0, to: $1) })
        let products = ProductRepository(
            catalogue: CatalogueAPI(api: api, transport: shop), store: store, logger: log.logger)
        let surroundings = OutboxSender.Surroundings(
            account: account, api: api, transport: shop, learn: OutboxSender.learning(from: products),
            outdate: { [store] in try? await store.outdate($0) }, logger: log.logger, clock: clock, now: now,
            generator: SplitMix(seed: seed))
        return Device(
            store: store, account: account,
            sender: OutboxSender(surroundings, status: CurrentValue(OutboxProgress())),
            bag: StoredBagService(account.users), wishlist: StoredWishlistService(account.users),
            orders: OrderRepository(
                api: OrdersAPI(api: api, transport: shop), account: account, logger: log.logger, now: now),
            profile: LiveProfileService(account: account))
    }
}
