import Model

extension Fault {
    /// What goes wrong below HTTP.
    static let connection: [Fault] = [
        Fault(name: "refused", place: .nobody, requests: 0...0, outcome: .failure(.offline)),
        Fault(name: "no such name", place: .unknownName, requests: 0...0, outcome: .failure(.offline)),
        Fault(name: "reset mid-body", requests: 3...3, outcome: .failure(.offline)) { _, _ in halfABody },
        Fault(name: "reset mid-body, then fine", requests: 2...2, outcome: .fine) { _, number in
            number == 1 ? halfABody : .products(1, 2)
        },
        Fault(name: "more announced than sent", requests: 3...3, outcome: .failure(.offline)) { _, _ in
            .raw("HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n{}")
        },
        Fault(name: "slow header", time: .runs, requests: 1...2, outcome: .failure(.timedOut(after: .seconds(15)))) {
            _, _ in .raw("", .silence)
        },
        Fault(name: "slow header, then fine", time: .goesOn([.seconds(10)]), requests: 2...2, outcome: .fine) {
            _, number in number == 1 ? .raw("", .silence) : .products(1, 2)
        },
        Fault(name: "slow body", time: .runs, requests: 1...2, outcome: .failure(.timedOut(after: .seconds(15)))) {
            _, _ in .raw("HTTP/1.1 200 OK\r\nContent-Length: 999\r\n\r\n{", .silence)
        },
    ]

    private static var halfABody: Reply {
        .raw("HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{\"products\":[")
    }
}
