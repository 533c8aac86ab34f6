public import FlowKit
import Foundation
import Loading
import Model

/// The view model of the link tester.
@MainActor
public final class LinkTesterViewModel: ObservableObject {
    /// The link or path in the field.
    @Published public var text = "" {
        didSet { if text != oldValue { explanation = nil } }
    }
    /// A Boolean value that indicates whether the explanation is being made.
    @Published public internal(set) var isLoading = false
    /// The explanation of the text. `nil` after the text was changed.
    @Published public internal(set) var explanation: LinkExplanation?

    private let explain: @MainActor @Sendable (String) async -> LinkExplanation
    private let exit: @MainActor (DebugMenuExit) -> Void

    /// - Parameters:
    ///   - explain: Explains the outcome that a link would have, without opening it.
    ///   - exit: Opens the link.
    public init(
        explain: @escaping @MainActor @Sendable (String) async -> LinkExplanation,
        exit: @escaping @MainActor (DebugMenuExit) -> Void
    ) {
        self.explain = explain
        self.exit = exit
    }

    private var link: String { text.trimmingCharacters(in: .whitespacesAndNewlines) }

    /// A Boolean value that indicates whether there is a link to explain.
    public var canExplain: Bool { !link.isEmpty && !isLoading }

    public func explain() async {
        guard canExplain else { return }
        await unlessBusy(\.isLoading) {
            let link = link
            let explanation = await explain(link)
            // The user may have typed another link in the meantime.
            if link == self.link { self.explanation = explanation }
        }
    }

    /// Closes the menu and opens the link.
    public func open() {
        if !link.isEmpty { exit(.link(link)) }
    }
}

extension LinkTesterViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug/links", transition: .sheet, isDebugOnly: true)
}
