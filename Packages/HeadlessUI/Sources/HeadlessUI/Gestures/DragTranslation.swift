import Foundation

/// How far a drag went, as the event says it: two numbers with a comma between them.
struct DragTranslation {
    /// More than any screen has, in points.
    private static let limit = 10_000.0

    let size: CGSize

    /// Nil for whatever is not two numbers within the bounds: it comes from outside.
    init?(_ text: String) {
        guard text.utf8.count <= 64 else { return nil }
        let numbers = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
        guard numbers.count == 2, let width = numbers[0], let height = numbers[1],
            abs(width) <= Self.limit, abs(height) <= Self.limit
        else { return nil }
        size = CGSize(width: width, height: height)
    }
}
