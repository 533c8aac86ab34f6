import FlowKit
import FlowTestSupport
import Foundation
import Loading
import Logging
import Model

@testable import Core

/// A device whose process is killed while it changes things and sends them, and what it has said until then.
struct KilledDevice: Sendable {
    /// As many changes as a process makes at most. Then it only sends.
    static let most = 12
    /// What is bought and wished for.
    static let products = 1...8

    let directory: URL
    private var file: URL { directory.appending(path: "reports.txt") }

    /// What all processes have said, in their order.
    var reports: [String] {
        let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
        return text.split(separator: "\n").map(String.init)
    }

    /// Opens the services, which begin to send at once. Waits are short, so that much happens in little time.
    func open(_ network: LiveNetwork) async throws -> LiveServices {
        let quiet = Logger(label: "killed") { _ in SwiftLogNoOpLogHandler() }
        let place = directory.appending(path: "device")
        return try await LiveServices.open(
            directory: place, store: SharedStore(directory: place, network: network, logger: quiet),
            payments: SandboxPayments(), version: nil,
            country: nil, vault: nil,
            policy: OutboxPolicy(
                firstDelay: .milliseconds(2), maximumDelay: .milliseconds(30),
                maximumRetryAfter: .milliseconds(50)),
            logger: quiet)
    }

    /// Runs in a process of its own, until that is killed.
    func run(api: URL, seed: UInt64, killedIn microseconds: UInt32) async throws {
        let report = try reporter()
        let quiet = Logger(label: "killed") { _ in SwiftLogNoOpLogHandler() }
        let network = LiveNetwork(
            api: api, retries: RetryPolicy(attempts: 1), clock: ContinuousClock(), logger: quiet)
        // One in five is killed while it opens its files, too.
        if seed.isMultiple(of: 5) { Self.killSoon(microseconds) }
        let services = try await open(network)
        if !seed.isMultiple(of: 5) { Self.killSoon(microseconds) }
        var random = SplitMix64(seed: seed)
        for _ in 0..<Self.most { try await change(services, &random, report) }
        for await _ in AsyncStream<Never>.makeStream().stream {}
    }

    private static func killSoon(_ microseconds: UInt32) {
        Thread.detachNewThread {
            usleep(microseconds)
            kill(getpid(), SIGKILL)
        }
    }

    private func reporter() throws -> @Sendable (String) -> Void {
        let descriptor = Foundation.open(file.path, O_CREAT | O_APPEND | O_WRONLY, 0o600)
        guard descriptor >= 0 else { throw POSIXError(.EIO) }
        return { text in
            let line = Array("\(text)\n".utf8)
            _ = write(descriptor, line, line.count)
        }
    }

    private func change(
        _ services: LiveServices, _ random: inout SplitMix64, _ report: @Sendable (String) -> Void
    ) async throws {
        let id = Product.ID(rawValue: Int.random(in: Self.products, using: &random))
        switch Int.random(in: 0..<10, using: &random) {
        case 0..<4:
            let quantity = Int.random(in: 1...5, using: &random)
            let isThere = try await bag(services)[id] != nil
            report("try bag\(id) \(quantity)")
            if isThere {
                try await services.bag.setQuantity(quantity, of: id)
            } else {
                try await services.bag.add(id, quantity: quantity)
            }
            report("ok bag\(id) \(quantity)")
        case 4:
            report("try bag\(id) 0")
            try await services.bag.remove(id)
            report("ok bag\(id) 0")
        case 5, 6:
            let isOn = Bool.random(using: &random)
            report("try wish\(id) \(isOn)")
            if isOn { try await services.wishlist.add(id) } else { try await services.wishlist.remove(id) }
            report("ok wish\(id) \(isOn)")
        case 7:
            let name = "Emma\(Int.random(in: 0..<1000, using: &random))"
            report("try name \(name)")
            try await services.profile?.change(ProfileChange(firstName: name))
            report("ok name \(name)")
        case 8:
            // The invented orders took nothing from stock.
            let placed = try await services.orders.orders(.cacheOnly)?.filter {
                $0.id.rawValue > 2000 && $0.canBeCanceled
            }
            guard let order = placed?.randomElement(using: &random) else { return }
            report("try cancel\(order.id) true")
            try await services.orders.cancel(order.id)
            report("ok cancel\(order.id) true")
        default:
            let lines = try await bag(services).lines
            guard !lines.isEmpty else { return }
            let details = Bool.random(using: &random) ? try Self.details(of: lines) : nil
            let text = Self.text(lines.map { ($0.id.rawValue, $0.quantity) }, details)
            let key = UUID()
            report("try order \(text)")
            try await services.orders.place(lines, details: details, key: PendingOrder.ID(rawValue: key))
            report("ok order \(text) \(key.uuidString)")
        }
    }

    private static func details(of lines: [BagLine]) throws -> OrderDetails? {
        guard let subtotal = BagTotals(lines)?.total else { return nil }
        let voucher = try Voucher.named("WELCOME10")
        return try OrderDetails(
            address: StoredSample.address, delivery: .express, payment: OrderPayment(title: "Visa", reference: "1"),
            voucher: subtotal.minorUnits < voucher.minimum.minorUnits ? nil : voucher, subtotal: subtotal)
    }

    /// Describes an order: its lines, and its city and voucher if it has details.
    static func text(_ lines: [(product: Int, quantity: Int)], _ details: OrderDetails?) -> String {
        let text = lines.map { "\($0.product)x\($0.quantity)" }.sorted().joined(separator: ",")
        return details.map { "\(text);\($0.address.city);\($0.voucher?.code ?? "")" } ?? text
    }

    private func bag(_ services: LiveServices) async throws -> Bag {
        for await bag in services.bag.bag() { return bag }
        throw CancellationError()
    }
}
