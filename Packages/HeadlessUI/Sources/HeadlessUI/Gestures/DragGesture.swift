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

/// The distance of a drag, parsed from an event: two numbers with a comma between them.
struct DragTranslation {
    /// A bound that is larger than any screen, in points.
    private static let limit = 10_000.0

    let size: CGSize

    /// Nil unless the text is two numbers within the bounds. The text comes from a client.
    init?(_ text: String) {
        guard text.utf8.count <= 64 else { return nil }
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            abs(width) <= Self.limit, abs(height) <= Self.limit
        else { return nil }
        size = CGSize(width: width, height: height)
    }
}
