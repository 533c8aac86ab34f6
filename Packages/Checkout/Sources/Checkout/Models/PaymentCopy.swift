import Model
import SharedUI

extension PaymentError {
    /// The texts that the user reads about a payment that failed: the problem and the next step. `nil` for a cancellation.
    var copy: String? {
        guard case .service(let error) = self else { return description }
        let copy = ErrorCopy(error)
        return copy.isShown ? "\(copy.title). \(copy.message)" : nil
    }
}
