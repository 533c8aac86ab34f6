public import Foundation

/// Moving a finger, or a pointer with its button down, across a view.
///
/// Nothing here knows where a view is: there is how far it went, and no place.
public struct DragGesture: Gesture {
    public struct Value: Equatable, Sendable {
        /// The distance from the start of the drag, in points. Downwards and to the right is positive.
        public var translation: CGSize
    }

    /// The shortest distance that counts as a drag, in points.
    public var minimumDistance: CGFloat

    public init(minimumDistance: CGFloat = 10) {
        self.minimumDistance = minimumDistance
    }

    public func _recognize(_ translation: CGSize) -> Value? {
        let distance = (translation.width * translation.width + translation.height * translation.height).squareRoot()
        return distance >= minimumDistance ? Value(translation: translation) : nil
    }
}
