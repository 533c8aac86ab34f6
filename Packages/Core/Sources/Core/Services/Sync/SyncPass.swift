import Foundation
import Model

/// One synchronisation, step by step. How far it is, is stored with what each step has brought.
struct SyncPass {
    let catalogue: CatalogueAPI
    let store: ShopStore
    /// So many products are asked for at a time.
    let pageSize: Int
    let now: @Sendable () -> Date
    let tell: @Sendable (SyncState) -> Void
    private(set) var state: SyncState
    private var pace = BatchPace()
    private var hasBegunAnew = false

    init(
        catalogue: CatalogueAPI, store: ShopStore, pageSize: Int, state: SyncState, now: @escaping @Sendable () -> Date,
        tell: @escaping @Sendable (SyncState) -> Void
    ) {
        self.catalogue = catalogue
        self.store = store
        self.pageSize = pageSize
        self.state = state
        self.now = now
        self.tell = tell
    }

    /// Goes on until all is done.
    mutating func run() async throws(ServiceError) {
        if state.phase == .idle { try await begin() }
        while state.phase != .idle {
            tell(state)
            switch state.phase {
            case .idle: break
            case .following, .fillingByChanges: try await takeChanges()
            case .fillingByPages(let walk): try await takePage(walk)
            case .sweeping(let number): try await sweep(after: number)
            }
        }
    }

    private mutating func begin() async throws(ServiceError) {
        state.done = 0
        state.total = nil
        if state.place == nil {
            try await fill(.fillingByChanges)
        } else {
            state.phase = .following
        }
    }

    /// Begins a pass through all that the server has.
    private mutating func fill(_ phase: SyncState.Phase) async throws(ServiceError) {
        state.place = nil
        state.done = 0
        state.total = nil
        state.phase = phase
        state.asOf = now()
        try await store.beginPass(state)
    }

    private mutating func takeChanges() async throws(ServiceError) {
        let page: CatalogueChanges?
        // What has changed since an earlier question, this one tells.
        state.asOf = now()
        do throws(ServiceError) {
            page = try await catalogue.changes(since: state.place, limit: pageSize)
        } catch .rejected(status: 410, _) where state.place != nil && !hasBegunAnew {
            // The server knows no more what we have: all of it then. Once, or it could go on for ever.
            hasBegunAnew = true
            return try await fill(.fillingByChanges)
        }
        guard let page else { return try await fill(.fillingByPages(PageWalk())) }
        guard page.remaining == 0 || page.next != state.place else {
            throw .undecodable(path: "next", reason: "it is where this page began", snippet: nil)
        }
        state.place = page.next
        state.done += page.changes.count
        state.total = state.done + page.remaining
        if page.remaining == 0 {
            if state.phase == .fillingByChanges { state.phase = .sweeping(after: -1) } else { finish() }
        }
        try await store.apply(try store.storable(page.changes), &pace, state: state)
    }

    private mutating func takePage(_ walk: PageWalk) async throws(ServiceError) {
        // From the last product of the page before on, to see whether it is still there.
        let overlap = walk.last == nil ? 0 : 1
        let list = try await catalogue.products(
            ProductQuery(), offset: walk.offset - overlap, limit: pageSize + overlap)
        var walk = walk
        walk.total = walk.total ?? list.total
        let hasShifted = walk.last != nil && list.products.first?.id.rawValue != walk.last
        if hasShifted || list.total != walk.total { walk.isConsistent = false }
        let next = list.nextOffset.flatMap { $0 > walk.offset ? $0 : nil }
        state.done = min(walk.offset + max(list.products.count - overlap, 0), list.total)
        state.total = list.total
        if let next {
            walk.offset = next
            walk.last = list.last?.id.rawValue
            state.phase = .fillingByPages(walk)
        } else if list.nextOffset == nil, walk.isConsistent {
            state.phase = .sweeping(after: -1)
        } else if !walk.isSecondLook {
            state.phase = .fillingByPages(PageWalk(isSecondLook: true))
        } else {
            // What was brought is good. What to remove can't be told from what was only missed.
            state.phase = .idle
            state.asOf = nil
        }
        try await store.apply(try store.storable(list.products.map { .saved($0) }), &pace, state: state)
        // Of the second look everything has to be seen again.
        if case .fillingByPages(PageWalk(isSecondLook: true)) = state.phase { try await store.beginPass(state) }
    }

    private mutating func sweep(after number: Int) async throws(ServiceError) {
        if let next = try await store.sweep(state, after: number, &pace) {
            state.phase = .sweeping(after: next)
        } else {
            finish()
            try await store.beginPass(state)
        }
    }

    private mutating func finish() {
        state.phase = .idle
        state.lastComplete = now()
    }
}
