/// A button that pushes a value on the stack it is in.
public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
    let label: Label
    let value: AnyHashable?

    public typealias Body = Never

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let node = inputs.button(label, into: &outputs)
        node.isNavigationLink = true
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
        self.init(label: label(), value: value.map { AnyHashable($0) })
    }

    public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
        self.init(value: value) { Text(titleKey) }
    }

    @_disfavoredOverload
    public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
        self.init(value: value) { Text(title) }
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
