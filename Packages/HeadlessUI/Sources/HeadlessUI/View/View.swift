/// A part of an interface.
///
/// `_render` plays the part of SwiftUI's `_makeView`: an underscored requirement that application code never names.
@preconcurrency @MainActor
public protocol View {
    /// The type of view that `body` returns.
    associatedtype Body: View

    /// The content of the view.
    @ViewBuilder var body: Body { get }

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs)
}

extension View {
    /// A composite view: its body is evaluated if it has to be, and rendered in turn.
    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        inputs.descend(.type(ObjectIdentifier(Self.self))).render(self, into: &outputs)
    }
}

extension View where Body == Never {
    /// Primitive views are rendered directly: nothing evaluates their body.
    public var body: Never { fatalError("\(Self.self) is a primitive view and has no body") }
}

extension Never: View {
    public var body: Never { fatalError("there is no view of this type") }

    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {}
}

/// A view that shows nothing.
public struct EmptyView: View {
    public typealias Body = Never
    nonisolated public init() {}
    public func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {}
}
