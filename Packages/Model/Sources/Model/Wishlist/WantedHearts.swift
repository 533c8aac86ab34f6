/// The shown wishlist: the stored products, with the taps that aren't stored yet.
///
/// Of several taps on a heart, only the last is stored. Stored changes in the meantime don't revert it on the screen.
struct WantedHearts: Hashable, Sendable {
    struct Tap: Hashable, Sendable {
        let id: Product.ID
        var isOn: Bool
    }

    /// The stored products on the wishlist.
    var stored: Set<Product.ID> = []
    private var taps: [Tap] = []

    init() {}

    /// The next tap to store.
    var next: Tap? { taps.first }

    /// The products with a filled heart.
    var shown: Set<Product.ID> {
        var shown = stored
        for tap in taps { shown.set(tap.id, isOn: tap.isOn) }
        return shown
    }

    mutating func toggle(_ id: Product.ID) {
        let isOn = !shown.contains(id)
        if let index = taps.firstIndex(where: { $0.id == id }) {
            taps[index].isOn = isOn
        } else {
            taps.append(Tap(id: id, isOn: isOn))
        }
    }

    /// Removes a stored tap, unless the heart has been tapped again since.
    mutating func didStore(_ tap: Tap) {
        stored.set(tap.id, isOn: tap.isOn)
        taps.removeAll { $0 == tap }
    }

    /// Removes the taps of a product after storing failed, so that the heart returns to the stored state.
    mutating func refused(_ id: Product.ID) {
        taps.removeAll { $0.id == id }
    }
}

extension Set<Product.ID> {
    fileprivate mutating func set(_ id: Product.ID, isOn: Bool) {
        if isOn { insert(id) } else { remove(id) }
    }
}
