public import FlowKit
public import Loading
public import Model

/// The content and actions of a brochure's screen.
@MainActor
public protocol BrochureViewModelProtocol: ObservableObject {
    var state: ViewState<Brochure, ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }
    /// The current page. `nil` if there is none.
    var page: BrochurePage? { get }
    /// The position of the current page.
    var position: PagePosition? { get }
    /// The current validity of the brochure's offers.
    var validity: BrochureValidity { get }

    /// Loads the brochure, and retries a failed load when the server becomes reachable. Runs while the screen is shown.
    func observe() async
    /// Reloads the content, and shows the current content until the response arrives.
    func refresh() async
    /// Retries the last failed load.
    func retry()
    /// Shows the previous page. Does nothing on the first page.
    func showPrevious()
    /// Shows the next page. Does nothing on the last page.
    func showNext()
    /// Opens the product of a hot spot.
    func open(_ hotSpot: HotSpot)
}
