public import FlowKit
import Loading
public import Model

/// The view model of the form for a delivery address.
@MainActor
public final class AddressViewModel: AddressViewModelProtocol {
    @Published public private(set) var state = AddressFormState.loading
    @Published public var input = DeliveryAddress()
    @Published public var isDefault = false
    @Published public var alert: AlertState?
    @Published public private(set) var rejections = 0
    @Published private var showsProblems = false
    @Published private var stored: (address: DeliveryAddress, isDefault: Bool)?
    private var isSaving = false
    private var isClosed = false

    private let number: Int?
    private let addresses: any DeliveryAddressService
    private weak var router: Router<MyAccountRoute>?
    private let confirmation = ConfirmationPrompt()

    /// - Parameters:
    ///   - number: The number of the address. `nil` for a new one.
    ///   - addresses: Stores the addresses.
    ///   - router: Asks for confirmations, and closes the form. It is held weakly.
    public init(number: Int?, _ addresses: any DeliveryAddressService, router: Router<MyAccountRoute>) {
        self.number = number
        self.addresses = addresses
        self.router = router
    }

    public var isStored: Bool { stored != nil }

    public var hasChanges: Bool {
        guard state == .form else { return false }
        guard let stored else { return !input.isBlank }
        return input != stored.address || isDefault != stored.isDefault
    }

    public var problems: [DeliveryAddress.Field: AddressProblem] { showsProblems ? input.problems : [:] }

    public func load() async {
        guard state != .form else { return }
        guard let number else { return state = .form }
        do throws(ServiceError) {
            let all = try await addresses.addresses()
            guard let index = all.firstIndex(where: { $0.number == number }) else {
                throw .notFound("address \(number)")
            }
            stored = (all[index], index == 0)
            (input, isDefault) = (all[index], index == 0)
            state = .form
        } catch {
            if error != .cancelled { state = .failed(error) }
        }
    }

    public func save() async {
        guard state == .form else { return }
        showsProblems = true
        let address = input.normalized
        guard address.problems.isEmpty else { return rejections += 1 }
        await unlessBusy(\.isSaving) {
            let origin = ActionOrigin(router)
            do throws(ServiceError) {
                try await addresses.save(address, replacing: stored?.address, isDefault: isDefault)
                close()
            } catch {
                origin.show(error, on: self)
            }
        }
    }

    public func delete() {
        guard stored != nil else { return }
        confirmation.ask(.deleteAddress, for: .delete, with: router) { [weak self] in await self?.deleteNow() }
    }

    /// Deletes the address without a confirmation.
    func deleteNow() async {
        guard let address = stored?.address else { return }
        await unlessBusy(\.isSaving) {
            let origin = ActionOrigin(router)
            do throws(ServiceError) {
                try await addresses.remove(address)
                close()
            } catch {
                origin.show(error, on: self)
            }
        }
    }

    public func cancel() {
        guard hasChanges else { return close() }
        confirmation.ask(.discardChanges, for: .discard, with: router) { [weak self] in self?.close() }
    }

    private func close() {
        // The form may have been opened again since this one was closed.
        guard !isClosed else { return }
        isClosed = true
        router?.leave(.address(number: number))
    }
}

/// The user's choice before an address is deleted.
enum Deleting: String, Sendable {
    case delete, cancel
}

extension Question<Deleting> {
    /// The confirmation before an address is deleted.
    static var deleteAddress: Question {
        Question(
            title: "Delete this address?", message: "Orders that you've placed keep it.",
            buttons: [
                Button(.delete, title: "Delete", role: .destructive),
                Button(.cancel, title: "Cancel", role: .cancel),
            ])
    }
}

extension AddressViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/account/addresses/edit?number", requiresAuth: true, transition: .sheet)
}
