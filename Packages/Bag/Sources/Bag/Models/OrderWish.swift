/// The pending order of a screen while the user signs in.
@MainActor
final class OrderWish {
    var waitsForSignIn = false
}

/// The pending orders of all screens of a flow. They are held weakly, so that they end with their screens.
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
