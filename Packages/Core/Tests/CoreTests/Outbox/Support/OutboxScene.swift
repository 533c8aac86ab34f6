import FlowKit
import FlowTestSupport
import Foundation
import GRDB
import Logging
import Model
import StoreServer
import Synchronization

@testable import Core

/// A device whose outbox a test steps through, on files of its own and with a shop's server in this process.
final class OutboxScene: Sendable {
    struct Device: Sendable {
        let store: AppDatabase
        let account: LiveAccount
        var sender: OutboxSender { outbox.sender }
        let bag: BagRepository
        let wishlist: WishlistRepository
        let orders: OrderRepository
        let profile: ProfileRepository
        let outbox: Outbox
    }

    let shop: LocalShop
    let clock = ManualClock()
    let log = LogRecorder()
    private let directory: TemporaryDirectory
    private let time = Mutex(Date(timeIntervalSinceReferenceDate: 0))
    private let running: Mutex<Device>
    private let seed: UInt64
    private let transport: any HTTPTransport
    private let capabilities: ServerCapabilities

    /// - Parameters:
    ///   - shop: The server; by default, one with nine products.
    ///   - transport: The transport of the device; the shop itself by default.
    ///   - capabilities: The data that the server stores.
    ///   - seed: The seed of the delays.
    ///   - products: The products that the device has loaded; all of the shop by default.
    init(
        _ shop: LocalShop? = nil, over transport: (any HTTPTransport)? = nil, capabilities: ServerCapabilities = .all,
        seed: UInt64 = 1, learning products: [Int]? = nil
    ) async throws {
        self.shop = try shop ?? LocalShop()
        self.transport = transport ?? self.shop
        self.capabilities = capabilities
        self.seed = seed
        directory = try TemporaryDirectory()
        running = Mutex(
            try await Self.open(directory.url, self.shop.api, self.transport, capabilities, clock, log, seed) {
                Date(timeIntervalSinceReferenceDate: 0)
            })
        let products = products ?? self.shop.server.catalog.products.map(\.id)
        try await learn(Set(products.map(Product.ID.init(rawValue:))))
        try await restart()
    }

    /// Returns the device of a signed-in user, which has loaded the server's state.
    static func signedIn(_ shop: LocalShop? = nil) async throws -> OutboxScene {
        let scene = try await OutboxScene(shop)
        try await scene.signIn()
        await scene.drain()
        return scene
    }

    var device: Device { running.withLock { $0 } }

    /// What the device's clock says.
    var now: Date {
        get { time.withLock { $0 } }
        set { time.withLock { $0 = newValue } }
    }

    /// Ends the process, as far as anybody can tell, and begins another one on the same files.
    func restart() async throws {
        let new = try await Self.open(
            directory.url, shop.api, transport, capabilities, clock, log, seed
        ) { [weak self] in self?.now ?? Date() }
        running.withLock { $0 = new }
    }

    func learn(_ ids: Set<Product.ID>) async throws { try await device.sender.load(ids) }

    func signIn(_ name: String = "emilys") async throws {
        try await device.account.signIn(username: name, password: name + "pass")
    }

    /// Steps until nothing is left to do, letting time pass where it has to.
    func drain(most: Int = 500) async {
        for _ in 0..<most {
            switch await device.sender.step() {
            case .again: continue
            case .wait(nil): return
            case .wait(let time?):
                now += time / .seconds(1)
                clock.advance(by: time)
            }
        }
    }

    /// Steps until it would wait. Returns for how long; nil for ever.
    @discardableResult
    func settle() async -> Duration? {
        for _ in 0..<200 {
            switch await device.sender.step() {
            case .again: continue
            case .wait(let time): return time
            }
        }
        return nil
    }

    func read<Value: Sendable>(_ value: @escaping @Sendable (OwnerRows) throws -> Value) async throws -> Value {
        try await device.account.device.read(value)
    }

    var entries: [OutboxEntry] { get async throws { try await read { try OutboxEntry.all(in: $0) } } }
    /// The entries that need attention.
    var failed: [OutboxEntry] { get async throws { try await entries.filter(\.needsAttention) } }
    var conflicts: [OutboxConflict] {
        get async throws { try await read { try ConflictRecord.conflicts(in: $0) } }
    }
    /// What is in the bag, by the numbers of the products.
    var quantities: [Int: Int] {
        get async throws {
            let lines = try await read { try Bag($0).quantities }
            return Dictionary(lines.map { ($0.id.rawValue, $0.quantity) }) { first, _ in first }
        }
    }
    var wishes: [Int] {
        get async throws { try await read { try WishlistRecord.ids(in: $0).map(\.rawValue) } }
    }
    var pending: [PendingOrder] {
        get async throws {
            try await read { try PendingOrderRecord.orders(in: $0) }
        }
    }
    var bagLines: [BagLine] {
        get async {
            for await bag in device.bag.bag() { return bag.lines }
            return []
        }
    }

    private static func open(
        _ directory: URL, _ api: URL, _ shop: any HTTPTransport, _ capabilities: ServerCapabilities,
        _ clock: ManualClock, _ log: LogRecorder, _ seed: UInt64, now: @escaping @Sendable () -> Date
    ) async throws -> Device {
        let store = try await AppDatabase.open(in: directory)
        let account = try await LiveAccount(
            directory: directory, server: api, transport: shop, device: try await DeviceStore.open(in: store),
            vault: nil,
            merge: GuestMerge(capabilities: capabilities, now: now), logger: log.logger)
        let products = ProductRepository(
            catalog: CatalogAPI(api: api, transport: shop), store: store, logger: log.logger)
        let dependencies = OutboxSender.Dependencies(
            account: account, api: api, transport: shop, capabilities: capabilities, products: products,
            markStale: { [store] in try? await store.outdate($0) }, logger: log.logger, clock: clock, now: now,
            generator: SplitMix64(seed: seed))
        return Device(
            store: store, account: account,
            bag: BagRepository(device: account.device, capabilities: capabilities),
            wishlist: WishlistRepository(device: account.device, capabilities: capabilities),
            orders: OrderRepository(
                api: OrdersAPI(
                    client: APIClient(api: api, transport: shop.with(.authorization(for: api, tokens: account)))),
                account: account, capabilities: capabilities, logger: log.logger, now: now),
            profile: ProfileRepository(device: account.device), outbox: Outbox(dependencies))
    }
}
