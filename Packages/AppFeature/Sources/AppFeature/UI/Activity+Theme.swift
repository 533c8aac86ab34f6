import SharedUI

extension Activity {
    /// The theme of the activity's screens. A new activity doesn't compile without one.
    var theme: Theme {
        switch self {
        case .shop, .brochures: .shop
        case .purchasing: .business
        }
    }
}
