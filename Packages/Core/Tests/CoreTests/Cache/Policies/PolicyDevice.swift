import FlowKit
import Foundation
import Model
import Synchronization

@testable import Core

/// A device on files of its own, whose clock a test sets.
final class PolicyDevice: Sendable {
    let server = PolicyServer()
    let store: AppDatabase
    let account: LiveAccount
    let products: ProductRepository
    let categories: CategoryRepository
    let brochures: BrochureRepository
    let orders: OrderRepository
    let reviews: ReviewRepository
    let notifications: NotificationRepository
    let configuration: StoredConfigurationService
    let log = LogRecorder()
    let clock: Clock
    private let directory: TemporaryDirectory

    private init() async throws {
        guard let api = URL(string: "http://shop.test") else { throw URLError(.badURL) }
        directory = try TemporaryDirectory()
        let (logger, clock, server) = (log.logger, Clock(), server)
        self.clock = clock
        store = try await AppDatabase.open(in: directory.url)
        account = try await LiveAccount(
            directory: directory.url, server: api, transport: server, device: try await DeviceStore.open(in: store),
            logger: logger)
        let now: @Sendable () -> Date = { clock.now }
        let catalog = CatalogAPI(api: api, transport: server)
        products = ProductRepository(catalog: catalog, store: store, logger: logger, now: now)
        categories = CategoryRepository(catalog: catalog, store: store, logger: logger, now: now)
        brochures = BrochureRepository(
            api: BrochuresAPI(client: APIClient(api: api, transport: server)), store: store, logger: logger, now: now)
        orders = OrderRepository(
            api: OrdersAPI(client: APIClient(api: api, transport: server)), account: account, logger: logger, now: now)
        reviews = ReviewRepository(
            api: ReviewsAPI(
                reading: APIClient(api: api, transport: server), writing: APIClient(api: api, transport: server)),
            store: store, logger: logger, now: now)
        notifications = NotificationRepository(
            api: NotificationsAPI(client: APIClient(api: api, transport: server)), account: account, logger: logger,
            now: now)
        configuration = StoredConfigurationService(
            api: APIClient(api: api, transport: server), store: store, now: now)
    }

    /// Runs the body on a device where somebody is signed in.
    static func run(_ body: (PolicyDevice) async throws -> Void) async throws {
        let device = try await PolicyDevice()
        try await device.signIn()
        var outcome: Result<Void, any Error> = .success(())
        do { try await body(device) } catch { outcome = .failure(error) }
        try outcome.get()
    }

    func signIn(_ name: String = "emilys") async throws {
        try await account.signIn(username: name, password: "")
    }

    /// Time goes by.
    func pass(_ duration: Duration) { clock.pass(duration) }

    /// What its ages are counted by.
    final class Clock: Sendable {
        private let time = Mutex(Date(timeIntervalSinceReferenceDate: 700_000_000))

        var now: Date { time.withLock { $0 } }

        func pass(_ duration: Duration) {
            time.withLock { $0 += Double(duration.components.seconds) }
        }
    }
}
