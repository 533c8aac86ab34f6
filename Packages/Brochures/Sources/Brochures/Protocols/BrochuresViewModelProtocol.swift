public import FlowKit
public import Model

/// What the list of brochures shows and what can be done there.
@MainActor
public protocol BrochuresViewModelProtocol: ObservableObject {
    /// All brochures without their pages, the newest first.
    var state: ViewState<[Brochure], ServiceError> { get }
    /// Why what is shown may be out of date; nil when it is fresh.
    var notice: ServiceError? { get }

    /// Loads the brochures, and again when the server is back, for as long as the screen is shown.
    func observe() async
    /// Asks anew and keeps what is shown until there is an answer.
    func refresh() async
    /// Tries again what failed last.
    func retry()
    /// How long a brochure's offers stand, seen from now.
    func validity(of brochure: Brochure) -> BrochureValidity
    func open(_ brochure: Brochure)
}
