public import FlowKit
import Foundation
public import Loading
public import Model

/// The bag and the user's choices during a checkout. All screens of the flow share it.
@MainActor
public final class CheckoutSession: ObservableObject {
    /// The bag, or the error if the store can't be read. It stays as it is while the order is placed.
    @Published public internal(set) var bag: ViewState<Bag, ServiceError> = .loading
    /// The number of the current attempt to observe the bag. Each ``retry()`` increments it.
    @Published public private(set) var attempt = 0
    /// The new address as the user enters it.
    @Published public internal(set) var input = DeliveryAddress()
    /// The address. `nil` until the user has completed the first step.
    @Published public internal(set) var address: DeliveryAddress?
    @Published public internal(set) var delivery = DeliveryOption.standard
    /// The authorized payment, which `use(_:)` replaces. `nil` until there is one.
    @Published public internal(set) var payment: PaymentAuthorization? { didSet { holdPayment() } }
    /// The question of the user's bank. `nil` if there is none.
    @Published public internal(set) var challenge: PaymentChallenge?
    /// The reason why the last payment failed, and the next step. `nil` if there is none.
    @Published var paymentProblem: LocalizedStringResource?
    /// A Boolean value that indicates whether the provider is being asked, even if the user has left the screen.
    @Published var isPaying = false
    /// A Boolean value that indicates whether the order is being placed, even if the user has left the screen.
    @Published public internal(set) var isPlacing = false { didSet { freeze() } }
    /// The voucher of the bag. It stays as it is while the order is placed.
    public let voucher: VoucherEntry

    /// The key of the order, so that placing it again doesn't place a second one.
    let key = PendingOrder.ID(rawValue: UUID())
    private(set) var isPlaced = false
    private var latest: Bag?
    private let payments: any PaymentService
    private let unused: UnusedPayment
    private let service: any BagService
    private let hasPages: Bool
    private weak var router: Router<CheckoutRoute>?
    private let exit: @MainActor (CheckoutExit) -> Void
    private let confirmation = ConfirmationPrompt()
    private var forwarding: AnyCancellable?

    /// - Parameters:
    ///   - bag: Stores the bag.
    ///   - voucher: The voucher of the bag.
    ///   - payments: Releases the payments that the order doesn't use.
    ///   - hasPages: A Boolean value that indicates whether the shop has a website.
    ///   - router: Asks before the checkout is left. It is held weakly.
    ///   - exit: Handles the exits.
    init(
        _ bag: any BagService, voucher: VoucherEntry, payments: any PaymentService, hasPages: Bool,
        router: Router<CheckoutRoute>? = nil,
        exit: @escaping @MainActor (CheckoutExit) -> Void
    ) {
        service = bag
        self.voucher = voucher
        self.payments = payments
        unused = UnusedPayment(payments)
        self.hasPages = hasPages
        self.router = router
        self.exit = exit
        forwarding = forwardChanges(of: voucher)
    }

    /// Observes the bag and its voucher. Runs while a screen is shown. Closes the checkout if the user returns to a step
    /// after the order was placed.
    public func observe() async {
        guard !isPlaced else { return close() }
        async let voucher: Void = self.voucher.follow()
        await followBag()
        await voucher
    }

    private func followBag() async {
        for await bag in service.bag() {
            latest = bag
            showLatest()
        }
        guard !Task.isCancelled else { return }
        // The stream ends only if the store can't be read.
        bag = .error(.storage("the bag can't be read"))
    }

    /// Retries reading the bag after a failure.
    public func retry() {
        guard bag.failure != nil else { return }
        bag = .loading
        attempt += 1
    }

    /// Opens the shop's products, from an empty bag.
    public func startShopping() { exit(.shop) }

    /// Returns the pages of the shop's website that explain a step.
    func pages(for step: CheckoutStep) -> [ShopPage] {
        guard hasPages else { return [] }
        return switch step {
        case .address, .delivery: []
        case .payment: [.payment]
        case .review: [.terms, .returns]
        }
    }

    func open(_ page: ShopPage) { exit(.page(page)) }

    /// The maximum amount to pay: the products' total and delivery, without a voucher. `nil` if there is no valid total.
    var amount: Money? {
        (bag.value?.totals?.total).flatMap { $0.adding(delivery.price(for: $0)) }
    }

    /// Returns whether the steps before a step are completed. They aren't if the screen was restored or opened by a link.
    func isReady(for step: CheckoutStep) -> Bool {
        switch step {
        case .address: true
        case .delivery, .payment: address != nil
        case .review: address != nil && payment != nil
        }
    }

    private func showLatest() {
        if let latest, !isPlacing, !isPlaced { bag = .success(latest) }
    }
}

// MARK: - Paying

extension CheckoutSession {
    /// Replaces the payment, and releases the former one. While an order takes its payment and afterwards, the new one is
    /// released instead.
    func use(_ new: PaymentAuthorization?) async {
        let isTaken = isPlacing || isPlaced
        let released = isTaken ? new : payment
        if !isTaken { payment = new }
        guard let released else { return }
        // If this fails, the next launch releases it.
        try? await payments.release(released.reference)
    }

    private func holdPayment() { unused.reference.send(isPlaced ? nil : payment?.reference) }
}

/// The payment of a checkout without an order. It is released when the checkout ends, however the user leaves it.
private final class UnusedPayment: Sendable {
    let reference = CurrentValue<String?>(nil)
    private let payments: any PaymentService

    init(_ payments: any PaymentService) { self.payments = payments }

    deinit {
        guard let reference = reference.value else { return }
        Task { [payments] in try? await payments.release(reference) }
    }
}

// MARK: - Placing the order

extension CheckoutSession {
    /// Keeps what was ordered. Nothing is unsaved from now on.
    func didPlace() {
        isPlaced = true
        holdPayment()
    }

    /// Keeps the bag and the voucher as they are while the order is placed, and afterwards.
    private func freeze() {
        voucher.isFrozen = isPlacing || isPlaced
        showLatest()
    }
}

// MARK: - Leaving

extension CheckoutSession {
    /// A Boolean value that indicates whether leaving would lose input.
    public var hasUnsavedInput: Bool { !isPlaced && (address != nil || !input.isBlank) }

    /// Closes the checkout, after asking for confirmation if there is unsaved input. Does nothing while the order is placed.
    public func cancel() {
        guard !isPlacing else { return }
        guard hasUnsavedInput else { return close() }
        confirmation.ask(.leaveCheckout, for: .discard, with: router) { [weak self] in
            // The order may have been placed while the question was shown.
            if let self, !isPlacing, !isPlaced { close() }
        }
    }

    /// Closes the checkout without a confirmation.
    func close() { exit(.close) }
}

extension Question<Discarding> {
    /// The confirmation before the checkout is left.
    static var leaveCheckout: Question {
        discarding(
            "Leave checkout?", message: "Your items stay in your bag. What you entered here won't be saved.",
            keep: "Continue checkout")
    }
}
