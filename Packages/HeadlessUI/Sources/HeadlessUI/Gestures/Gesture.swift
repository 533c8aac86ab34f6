public import Foundation

/// What a person does to a view with a finger or a pointer.
///
/// Of SwiftUI's gestures there is ``DragGesture``. What is here is heard of when it has ended, as one event.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    associatedtype Value

    /// What the gesture makes of a drag; nil when it is none of its own.
    func _recognize(_ translation: CGSize) -> Value?
}

extension Gesture {
    /// Does something when the gesture has ended.
    public func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(gesture: self, action: action)
    }
}

extension Gesture where Value: Equatable {
    /// Does something when the gesture goes on. Here that is once, right before its end.
    public func onChanged(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
        _EndedGesture(gesture: self, action: action)
    }
}

/// A gesture with something to do.
public struct _EndedGesture<Content: Gesture>: Gesture {
    let gesture: Content
    let action: (Content.Value) -> Void

    public func _recognize(_ translation: CGSize) -> Content.Value? {
        guard let value = gesture._recognize(translation) else { return nil }
        action(value)
        return value
    }
}
