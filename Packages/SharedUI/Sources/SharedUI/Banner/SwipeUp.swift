/// Whether a drag is a swipe upwards: far enough, and more upwards than sideways.
struct SwipeUp {
    /// How far one has to drag, in points.
    static let distance: CGFloat = 24

    let isComplete: Bool

    /// - Parameter translation: How far it went; upwards is negative.
    init(_ translation: CGSize) {
        isComplete = -translation.height >= Self.distance && -translation.height > abs(translation.width)
    }
}

extension View {
    /// Does something when the view is swiped upwards. A view must not rely on it alone: who can't swipe needs a button.
    func onSwipeUp(perform action: @escaping @MainActor () -> Void) -> some View {
        gesture(
            DragGesture(minimumDistance: SwipeUp.distance / 2).onEnded { drag in
                if SwipeUp(drag.translation).isComplete { action() }
            })
    }
}
