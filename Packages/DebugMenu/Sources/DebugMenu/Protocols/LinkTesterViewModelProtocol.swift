public import FlowKit

/// The content and actions of the link tester.
@MainActor
public protocol LinkTesterViewModelProtocol: ObservableObject {
    /// The link or path in the field.
    var text: String { get set }
    /// A Boolean value that indicates whether there is a link to explain.
    var canExplain: Bool { get }
    /// A Boolean value that indicates whether the explanation is being made.
    var isLoading: Bool { get }
    /// The explanation of the text. `nil` after the text was changed.
    var explanation: LinkExplanation? { get }

    func explain() async
    /// Closes the menu and opens the link.
    func open()
}
