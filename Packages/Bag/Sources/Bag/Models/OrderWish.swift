/// Whether one wants to order on a screen, and is signing in for that.
@MainActor
final class OrderWish {
    var waitsForSignIn = false
}

/// The wishes on all screens of a flow. It keeps none of them: a wish goes with its screen.
@MainActor
struct OrderWishes {
    private struct Held {
        weak var wish: OrderWish?
    }

    private var held: [Held] = []

    mutating func add(_ wish: OrderWish) {
        held.removeAll { $0.wish == nil }
        held.append(Held(wish: wish))
    }

    func forget() {
        for held in held { held.wish?.waitsForSignIn = false }
    }
}
