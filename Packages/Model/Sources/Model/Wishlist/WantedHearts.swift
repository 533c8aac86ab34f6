/// The products on the wishlist as they are shown: those that are stored, and the taps that are not stored yet.
///
/// Of several taps on one heart only the last counts, and what is stored meanwhile does not undo it on the screen.
struct WantedHearts: Hashable, Sendable {
    struct Tap: Hashable, Sendable {
        let id: Product.ID
        var isOn: Bool
    }

    /// What is on the wishlist, as far as this device knows.
    var stored: Set<Product.ID> = []
    private var taps: [Tap] = []

    init() {}

    /// What is to be stored next.
    var next: Tap? { taps.first }

    /// What the screen shows.
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

    /// A tap is stored. If the heart has been tapped again meanwhile, that tap stays.
    mutating func didStore(_ tap: Tap) {
        stored.set(tap.id, isOn: tap.isOn)
        taps.removeAll { $0 == tap }
    }

    /// A tap could not be stored: the heart goes back to what is.
    mutating func refused(_ id: Product.ID) {
        taps.removeAll { $0.id == id }
    }
}

extension Set<Product.ID> {
    fileprivate mutating func set(_ id: Product.ID, isOn: Bool) {
        if isOn { insert(id) } else { remove(id) }
    }
}
