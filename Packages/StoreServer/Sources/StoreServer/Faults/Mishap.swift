/// What befalls one request: a delay, a fault, or both.
struct Mishap {
    var delay: Duration = .zero
    var fault: Fault?

    /// The delays together, and the first fault that is none.
    init(_ faults: [Fault]) {
        for fault in faults {
            if case .delay(let time) = fault {
                delay += max(.zero, time)
            } else if self.fault == nil {
                self.fault = fault
            }
        }
    }
}
