import FlowKit
import Loading

/// Adds the products of earlier orders to the bag.
public struct OrderAgain: Sendable {
    private let products: any ProductService
    private let add: AddToBag

    /// The lines of an order that were added to the bag, and those that weren't.
    public struct Outcome: Hashable, Sendable {
        /// A line that wasn't added.
        public struct Refused: Hashable, Sendable {
            /// The line of the order.
            public let line: OrderLine
            /// The reason why the bag doesn't have it.
            public let reason: BagError
        }

        /// The lines that were added.
        public internal(set) var added: [OrderLine] = []
        /// The lines that weren't added.
        public internal(set) var refused: [Refused] = []
    }

    /// - Parameters:
    ///   - products: Loads products that aren't stored on the device.
    ///   - bag: Stores the bag.
    ///   - analytics: Records what is added.
    public init(
        products: any ProductService, bag: any BagService, analytics: any AnalyticsTracker = NoAnalytics()
    ) {
        self.products = products
        add = AddToBag(bag, analytics: analytics)
    }

    /// Adds the ordered quantity of each line, one line after the other. A product that isn't stored is loaded first. A
    /// line that can't be added doesn't keep others from being added.
    public func callAsFunction(_ lines: [OrderLine]) async -> Outcome {
        var outcome = Outcome()
        for line in lines {
            do throws(BagError) {
                try await add(line)
                outcome.added.append(line)
            } catch {
                outcome.refused.append(Outcome.Refused(line: line, reason: error))
            }
        }
        return outcome
    }

    private func add(_ line: OrderLine) async throws(BagError) {
        do throws(BagError) {
            return try await add(line.product, quantity: line.quantity)
        } catch .service(.notFound) {
            // It isn't stored on this device.
        }
        do throws(ServiceError) {
            _ = try await products.product(line.product, .networkOnly)
        } catch {
            throw .service(error)
        }
        try await add(line.product, quantity: line.quantity)
    }
}
