public import FlowKit
public import Loading
public import Model

/// The content and actions of the list of brochures.
@MainActor
public protocol BrochuresViewModelProtocol: ObservableObject {
    /// All brochures without their pages, newest first.
    var state: ViewState<[Brochure], ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }

    /// Loads the brochures, and retries a failed load when the server becomes reachable. Runs while the screen is shown.
    func observe() async
    /// Reloads the content, and shows the current content until the response arrives.
    func refresh() async
    /// Retries the last failed load.
    func retry()
    /// Returns the current validity of a brochure's offers.
    func validity(of brochure: Brochure) -> BrochureValidity
}
