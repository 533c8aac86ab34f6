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
