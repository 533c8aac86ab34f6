public import Foundation

/// Opens a URL, in the app or outside of it.
@MainActor @preconcurrency
public struct OpenURLAction: Sendable {
    /// The result of opening a URL.
    public struct Result: Sendable {
        enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }
        let kind: Kind

        public static let handled = Result(kind: .handled)
        public static let discarded = Result(kind: .discarded)
        public static let systemAction = Result(kind: .system(nil))

        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: @MainActor @Sendable (URL) -> Result
    /// Opens what the handler leaves to the system. Returns whether there is a system that takes it.
    fileprivate var system: @MainActor @Sendable (URL) -> Bool = { _ in false }
    /// A Boolean value indicating that a view or the app has set the action.
    fileprivate(set) var isCustom = true

    @preconcurrency
    nonisolated public init(handler: @escaping @MainActor @Sendable (URL) -> Result) { self.handler = handler }

    /// The action of an app that sets none.
    nonisolated fileprivate init(system: @escaping @MainActor @Sendable (URL) -> Bool) {
        handler = { _ in .systemAction }
        self.system = system
        isCustom = false
    }

    public func callAsFunction(_ url: URL) { _ = open(url) }

    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(open(url)) }

    private func open(_ url: URL) -> Bool {
        switch handler(url).kind {
        case .handled: true
        case .discarded: false
        case .system(let other): system(other ?? url)
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction(system: { _ in false }) }
}

extension EnvironmentValues {
    /// Opens URLs. An action that is set leaves its `systemAction` to the system of the action before it.
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set {
            var action = newValue
            action.system = openURL.system
            self[OpenURLKey.self] = action
        }
    }

    /// Opens what views and the app leave to the system.
    mutating func openURLs(with system: @escaping @MainActor @Sendable (URL) -> Bool) {
        self[OpenURLKey.self] = OpenURLAction(system: system)
    }
}
