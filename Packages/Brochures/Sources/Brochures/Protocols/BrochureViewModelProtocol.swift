public import FlowKit
public import Model

/// What a brochure shows and what can be done there.
@MainActor
public protocol BrochureViewModelProtocol: ObservableObject {
    var state: ViewState<Brochure, ServiceError> { get }
    /// Why what is shown may be out of date; nil when it is fresh.
    var notice: ServiceError? { get }
    /// The page that one looks at; nil when there is none.
    var page: BrochurePage? { get }
    /// Which of how many pages that is.
    var position: PagePosition? { get }
    /// How long the brochure's offers stand, seen from now.
    var validity: BrochureValidity { get }

    /// Loads the brochure, and again when the server is back, for as long as the screen is shown.
    func observe() async
    /// Asks anew and keeps what is shown until there is an answer.
    func refresh() async
    /// Tries again what failed last.
    func retry()
    /// Turns back; without effect on the first page.
    func showPrevious()
    /// Turns over; without effect on the last page.
    func showNext()
    /// Opens the product of a hot spot.
    func open(_ hotSpot: HotSpot)
}
