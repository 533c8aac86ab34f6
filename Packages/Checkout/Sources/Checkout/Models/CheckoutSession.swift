public import FlowKit
import Foundation
public import Loading
public import Model

/// The bag and the user's choices during a checkout. All screens of the flow share it.
@MainActor
public final class CheckoutSession: ObservableObject {
    /// The bag that stays as it is while the order is placed. `nil` at other times.
    @Published var frozenBag: ViewState<Bag, ServiceError>?
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
    private let stored = StreamLoader<Bag, ServiceError>(atEnd: .storage("the bag can't be read"))
    private let payments: any PaymentService
    private let unused: UnusedPayment
    private let service: any BagService
    private let hasPages: Bool
    private weak var router: Router<CheckoutRoute>?
    private let exit: @MainActor (CheckoutExit) -> Void
    private let confirmation = ConfirmationPrompt()
    private var forwarding: [AnyCancellable] = []

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
        forwarding = [forwardChanges(of: stored), forwardChanges(of: voucher)]
    }

    /// The bag, or the error if the store can't be read: no order is placed with an outdated bag. It stays as it is while
    /// the order is placed.
    public var bag: ViewState<Bag, ServiceError> {
        frozenBag ?? stored.notice.map { .error($0) } ?? stored.state
    }

    /// Observes the bag and its voucher. Runs while a screen is shown. Closes the checkout if the user returns to a step
    /// after the order was placed.
    public func observe() async {
        guard !isPlaced else { return close() }
        await stored.observe { [service] in
            service.bag()
        } alongside: { [voucher] in
            await voucher.follow()
        }
    }

    /// Retries reading the bag after a failure.
    public func retry() { stored.retry() }

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
        frozenBag = voucher.isFrozen ? bag : nil
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
