public import FlowKit
public import Loading
public import Model

/// The content and actions of the category selector.
@MainActor
public protocol CategorySelectorViewModelProtocol: ObservableObject {
    var state: ViewState<CategorySelection, ServiceError> { get }
    /// The reason why the content may be outdated. `nil` if the content is fresh.
    var notice: ServiceError? { get }
    var section: CategorySection { get set }
    /// The text that the shown brands match. Empty to show all brands.
    var brandText: String { get set }
    /// The identifiers of the groups whose categories are shown.
    var expanded: Set<CategoryBranch.ID> { get }

    /// Loads the content, and retries a failed load when the server becomes reachable. Runs while the screen is shown.
    func observe() async
    /// Reloads the content, and shows the current content until the response arrives.
    func refresh() async
    /// Retries the last failed load.
    func retry()
    /// Opens a category, or shows or hides the categories of a group.
    func choose(_ branch: CategoryBranch)
    func choose(_ leaf: CategoryBranch.Leaf)
    func choose(_ brand: Brand)
}
