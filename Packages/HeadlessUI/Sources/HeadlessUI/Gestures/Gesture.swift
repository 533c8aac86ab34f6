public import Foundation

/// A movement of a finger or a pointer on a view.
///
/// Only ``DragGesture`` is supported. A gesture is reported once, when it ends.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value

    /// Returns the gesture's value for a drag; nil if the gesture doesn't recognize it.
    func _recognize(_ translation: CGSize) -> Value?
}

extension Gesture {
    /// Performs an action when the gesture ends.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(gesture: self, action: action)
    }
}

extension Gesture where Value: Equatable {
    /// Performs an action when the gesture's value changes. Here that is once, right before its end.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(gesture: self, action: action)
    }
}

/// A gesture with an action.
public struct _EndedGesture<Content: Gesture>: Gesture {
    let gesture: Content
    let action: (Content.Value) -> Void

    public func _recognize(_ translation: CGSize) -> Content.Value? {
        guard let value = gesture._recognize(translation) else { return nil }
        action(value)
        return value
    }
}

private struct GestureView<Content: View, Drag: Gesture>: View, TraitReading {
    let content: Content
    let gesture: Drag

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let start = outputs.nodes.count
        content._render(in: inputs, into: &outputs)
        guard inputs.environment.isEnabled else { return }
        for index in start..<outputs.nodes.count {
            let inner = outputs.nodes[index]
            let node = inner.takes(.drag) ? inner.grouped(in: inputs) : inner.unshared()
            node.actions[.drag] = { [gesture] value in
                if let translation = DragTranslation(value) { _ = gesture._recognize(translation.size) }
            }
            outputs.nodes[index] = node
        }
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.readTraits(of: content, into: &reader)
    }
}

extension View {
    /// Attaches a gesture. Offer an alternative for people who can't perform it.
    public func gesture<T: Gesture>(_ gesture: T) -> some View {
        GestureView(content: self, gesture: gesture)
    }
}

private struct TapView<Content: View>: View, TraitReading {
    let content: Content
    let action: () -> Void

    typealias Body = Never

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        let start = outputs.nodes.count
        content._render(in: inputs, into: &outputs)
        for index in start..<outputs.nodes.count {
            let inner = outputs.nodes[index]
            let node = inner.takes(.tap) ? inner.grouped(in: inputs) : inner.unshared()
            node.actions[.tap] = { [action] _ in action() }
            node.isEnabled = inputs.environment.isEnabled
            outputs.nodes[index] = node
        }
    }

    func readTraits(into reader: inout TraitReader, in inputs: _ViewInputs) {
        inputs.readTraits(of: content, into: &reader)
    }
}

extension View {
    public func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View {
        TapView(content: self, action: action)
    }
}
