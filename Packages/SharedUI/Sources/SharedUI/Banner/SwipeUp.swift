/// A check whether a drag is a swipe up: far enough, and more vertical than horizontal.
struct SwipeUp {
    /// The minimum distance in points.
    static let distance: CGFloat = 24

    let isComplete: Bool

    /// - Parameter translation: The translation of the drag. Negative heights are upward.
    init(_ translation: CGSize) {
        isComplete = -translation.height >= Self.distance && -translation.height > abs(translation.width)
    }
}

extension View {
    /// Performs an action when the user swipes up. Offer a button as well, for users who can't swipe.
    func onSwipeUp(perform action: @escaping @MainActor () -> Void) -> some View {
        gesture(
            DragGesture(minimumDistance: SwipeUp.distance / 2).onEnded { drag in
                if SwipeUp(drag.translation).isComplete { action() }
            })
    }
}
