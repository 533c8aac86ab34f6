/// A button that pushes a value, or a view of its own, on the stack it is in.
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    let label: Label
    private let value: AnyHashable?
    /// The view that is pushed instead of a value.
    private let destination: Destination?

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.button(label, into: &outputs)
        node.isNavigationLink = true
        let value = destination.map { AnyHashable(inputs.linkedScreen(of: $0)) } ?? value
        if let value, let push = inputs.environment.navigationPush {
            node.actions[.tap] = { _ in push.action(value) }
        } else {
            node.isEnabled = false
        }
        outputs.nodes.append(node)
    }
}

extension NavigationLink where Destination == Never {
    public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
        self.init(label: label(), value: value.map { AnyHashable($0) }, destination: nil)
    }

    public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
        self.init(value: value) { Text(title) }
    }
}

extension NavigationLink {
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), value: nil, destination: destination)
    }

    public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
        self.init(label: label(), value: nil, destination: destination())
    }
}

extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(destination: destination) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
        self.init(destination: destination) { Text(title) }
    }

    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        self.init(destination: destination()) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
        self.init(destination: destination()) { Text(title) }
    }
}

/// Pushes a value. It is the same object in each pass, so that its readers don't change.
@MainActor
final class PushAction {
    var action: (AnyHashable) -> Void = { _ in }
}

private struct PushKey: EnvironmentKey { static var defaultValue: PushAction? { nil } }

extension EnvironmentValues {
    var navigationPush: PushAction? {
        get { self[PushKey.self] }
        set { self[PushKey.self] = newValue }
    }
}

/// A stack of values of any types.
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []

    public init() {}

    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }

    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }

    public mutating func append<V>(_ value: V) where V: Hashable { elements.append(AnyHashable(value)) }

    /// Removes the last `k` values.
    ///
    /// - Precondition: `k` is at least 0 and at most ``count``, as in SwiftUI.
    public mutating func removeLast(_ k: Int = 1) {
        precondition(
            (0...elements.count).contains(k), "NavigationPath can't remove \(k) of its \(elements.count) values.")
        elements.removeLast(k)
    }
}
