public import FlowKit
public import Loading
public import Model

/// The content and actions of the payment screen.
@MainActor
public protocol PaymentViewModelProtocol: ObservableObject {
    var checkout: CheckoutSession { get }
    var methods: ViewState<[PaymentMethod], ServiceError> { get }
    /// The number of the current attempt to load the methods. Each ``retry()`` increments it.
    var attempt: Int { get }
    var chosen: PaymentMethod? { get }
    /// The reason why the last payment failed, and the next step. `nil` if there is none.
    var problem: LocalizedStringResource? { get }
    /// A Boolean value that indicates whether the provider is being asked.
    var isWorking: Bool { get }

    /// Loads the payment methods.
    func load() async
    /// Retries loading after a failure.
    func retry()
    func choose(_ method: PaymentMethod)
    /// Asks the provider to authorize the payment, and continues.
    func proceed() async
}

/// The content and actions of the screen with the question of the user's bank.
@MainActor
public protocol PaymentConfirmationViewModelProtocol: ObservableObject {
    var checkout: CheckoutSession { get }
    /// The question. `nil` if there is none.
    var challenge: PaymentChallenge? { get }
    var code: String { get set }
    /// The reason why the code wasn't accepted, and the next step. `nil` if there is none.
    var problem: LocalizedStringResource? { get }
    /// A Boolean value that indicates whether the provider is being asked.
    var isWorking: Bool { get }
    /// The number of attempts that failed because of the code. The screen then focuses the field.
    var rejections: Int { get }

    func confirm() async
    /// Returns to the payment step if the question was answered before the user came back to this screen.
    func leaveIfConfirmed()
}
