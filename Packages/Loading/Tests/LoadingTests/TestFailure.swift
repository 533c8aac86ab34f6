import Loading

enum TestFailure: Error, Hashable, CancellationRepresenting {
    case offline
    case broken
    case cancelled

    var isCancellation: Bool { self == .cancelled }
}

struct Item: Identifiable, Hashable, Sendable {
    let id: Int
    var title = ""
}
