public import FlowKit

/// The voucher of the bag, and the field for its code. The bag and the checkout share what is stored.
@MainActor
public final class VoucherEntry: ObservableObject {
    /// The voucher. `nil` if there is none.
    @Published public internal(set) var voucher: Voucher?
    /// The text in the field.
    @Published public var code = ""
    /// The reason why the entered code isn't valid. `nil` if there is none.
    @Published public internal(set) var problem: VoucherProblem?
    /// A Boolean value that indicates whether the voucher stays as it is, because it is part of an order that is being placed.
    public var isFrozen = false { didSet { showLatest() } }

    /// A Boolean value that indicates whether the voucher is being stored or removed.
    public var isStoring = false

    private let stored: any SettingService<Voucher?>
    private var latest: Voucher?

    /// - Parameter stored: Stores the voucher.
    public init(_ stored: any SettingService<Voucher?>) {
        self.stored = stored
    }

    /// Observes the stored voucher. Runs while a screen shows it.
    public func follow() async {
        for await voucher in stored.values() {
            latest = voucher
            showLatest()
        }
    }

    /// Stores the voucher with the entered code. ``follow()`` then shows it.
    ///
    /// - Parameter subtotal: The products' total. If there is no valid voucher for it, ``problem`` says why.
    /// - Throws: The reason why the voucher couldn't be stored. It is unchanged then.
    public func apply(to subtotal: Money) async throws(ServiceError) {
        let entered = code
        guard !entered.allSatisfy(\.isWhitespace) else { return problem = .missing }
        let new: Voucher
        do throws(VoucherProblem) {
            new = try Voucher.named(entered)
            _ = try new.discount(on: subtotal)
        } catch {
            problem = error
            return
        }
        try await stored.set(new)
        // The user may have entered another code in the meantime.
        if code == entered { (code, problem) = ("", nil) }
    }

    /// Removes the voucher.
    ///
    /// - Throws: The reason why it couldn't be removed. It is unchanged then.
    public func remove() async throws(ServiceError) { try await stored.set(nil) }

    private func showLatest() {
        if !isFrozen, latest != voucher { voucher = latest }
    }
}
