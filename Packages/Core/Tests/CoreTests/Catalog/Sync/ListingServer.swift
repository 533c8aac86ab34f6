import Foundation
import HTTPTypes
import Model
import Synchronization

@testable import Core

/// A server in memory whose catalog changes and whose answers fail as a test says. It tells its changes, or not.
final class ListingServer: Sendable {
    struct State {
        /// In the server's own order.
        var items: [Item] = []
        /// What has changed, the oldest first: each product once.
        var log: [Int] = []
        var firstKnown = 0
        var requests: [String] = []
        var tellsChanges = true
        /// The products that it sends without their identifiers.
        var unidentified: Set<Int> = []
        /// The number of further changes that it reports while there are any; nil for the true one.
        var reportedRemaining: Int?
        /// Called with each request.
        var willAnswer: @Sendable (State) -> Void = { _ in }
        /// Called before each answer; what it throws is the answer.
        var disturb: @Sendable (inout State) -> ServiceError? = { _ in nil }

        mutating func save(_ id: Int, price: Int) {
            items.removeAll { $0.id == id && $0.price == price }
            if let place = items.firstIndex(where: { $0.id == id }) {
                items[place].price = price
            } else {
                items.insert(Item(id: id, price: price), at: items.firstIndex { $0.id > id } ?? items.endIndex)
            }
            log.append(id)
        }

        mutating func remove(_ id: Int) {
            items.removeAll { $0.id == id }
            log.append(id)
        }
    }

    struct Item: Hashable {
        var id: Int
        var price: Int
    }

    private let state: Mutex<State>

    init(_ ids: some Sequence<Int>, tellsChanges: Bool = true) {
        var state = State()
        for id in ids { state.save(id, price: 100) }
        state.tellsChanges = tellsChanges
        self.state = Mutex(state)
    }

    func change(_ change: @Sendable (inout State) -> Void) { state.withLock { change(&$0) } }

    var tellsChanges: Bool { state.withLock(\.tellsChanges) }
    var items: [Item] { state.withLock(\.items) }
    var requests: [String] { state.withLock(\.requests) }

    var catalog: CatalogAPI? {
        guard let url = URL(string: "http://shop.test/") else { return nil }
        let transport = ClosureTransport { request throws(ServiceError) in try self.answer(request) }
        return CatalogAPI(api: url, transport: transport)
    }

    private func answer(_ request: APIRequest) throws(ServiceError) -> APIResponse {
        let components = URLComponents(url: request.url, resolvingAgainstBaseURL: true)
        let query = Dictionary(
            (components?.queryItems ?? []).map { ($0.name, $0.value ?? "") }, uniquingKeysWith: { first, _ in first })
        let path = request.url.path()
        let outcome = state.withLock { state -> Result<APIResponse, ServiceError> in
            state.requests.append(path + "?" + (components?.query ?? ""))
            state.willAnswer(state)
            if let failure = state.disturb(&state) { return .failure(failure) }
            return .success(path.hasSuffix("changes") ? Self.changes(state, query) : Self.page(state, query))
        }
        return try outcome.get()
    }

    private static func page(_ state: State, _ query: [String: String]) -> APIResponse {
        let skip = query["skip"].flatMap(Int.init) ?? 0
        let limit = query["limit"].flatMap(Int.init) ?? 30
        let page = state.items.dropFirst(skip).prefix(limit).map { product($0, state) }
        return json(WireSample.list(Array(page), total: state.items.count, skip: skip))
    }

    private static func changes(_ state: State, _ query: [String: String]) -> APIResponse {
        guard state.tellsChanges else { return json(#"{"message":"Product with id 'changes' not found"}"#, 404) }
        let since = query["since"].map { Int($0) ?? -1 } ?? 0
        guard since == 0 || since >= state.firstKnown && since <= state.log.count else {
            return json(#"{"message":"This place is not known."}"#, 410)
        }
        let limit = query["limit"].flatMap(Int.init) ?? 100
        let entries = state.log.dropFirst(since).prefix(limit)
        let changes = Set(entries).map { id in
            state.items.first { $0.id == id }.map { #"{"product":\#(product($0, state))}"# } ?? #"{"removed":\#(id)}"#
        }
        let next = since + entries.count
        let remaining = next < state.log.count ? state.reportedRemaining ?? state.log.count - next : 0
        return json(
            #"{"changes":[\#(changes.joined(separator: ","))],"next":"\#(next)","remaining":\#(remaining)}"#)
    }

    private static func product(_ item: Item, _ state: State) -> String {
        if state.unidentified.contains(item.id) { return #"{"title":"Product","price":1}"# }
        return
            #"{"id":\#(item.id),"title":"Product \#(item.id)","price":\#(Double(item.price) / 100),"category":"beauty","stock":5}"#
    }

    private static func json(_ text: String, _ status: Int = 200) -> APIResponse {
        APIResponse(status: status, headers: ["Content-Type": "application/json"], body: Data(text.utf8))
    }
}
