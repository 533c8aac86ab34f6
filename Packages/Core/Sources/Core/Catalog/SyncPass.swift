import Foundation
import Model

/// One synchronization, step by step. Each step stores its products and the progress in one transaction.
struct SyncPass {
    let catalog: CatalogAPI
    let store: AppDatabase
    /// A Boolean value that indicates whether the server lists its changes.
    let listsChanges: Bool
    /// The number of products in a request. It is halved if a page is too large.
    var pageSize: Int
    let now: @Sendable () -> Date
    let report: @Sendable (SyncState) -> Void
    var state: SyncState
    var hasRestarted = false

    /// Runs until the catalog is complete.
    mutating func run() async throws(ServiceError) {
        if state.phase == .idle { try await begin() }
        while state.phase != .idle {
            report(state)
            switch state.phase {
            case .idle: break
            case .following, .fillingByChanges:
                try await retryingSmaller { (pass: inout Self) async throws(ServiceError) in
                    try await pass.takeChanges()
                }
            case .fillingByPages(let walk):
                try await retryingSmaller { (pass: inout Self) async throws(ServiceError) in
                    try await pass.takePage(walk)
                }
            case .sweeping(let number): try await sweep(after: number)
            }
        }
    }

    /// Halves the size of pages if one is too large, so that the next attempt gets less.
    private mutating func retryingSmaller(
        _ step: (inout SyncPass) async throws(ServiceError) -> Void
    ) async throws(ServiceError) {
        do throws(ServiceError) { try await step(&self) } catch {
            guard case .tooLarge = error, pageSize > 1 else { throw error }
            pageSize /= 2
        }
    }

    private mutating func begin() async throws(ServiceError) {
        state.hasGaps = nil
        state.done = 0
        state.total = nil
        if !listsChanges {
            try await fill(.fillingByPages(PageWalk()))
        } else if state.place == nil {
            try await fill(.fillingByChanges)
        } else {
            state.phase = .following
        }
    }

    /// Begins a pass through all products of the server.
    private mutating func fill(_ phase: SyncState.Phase) async throws(ServiceError) {
        state.place = nil
        state.hasGaps = nil
        state.done = 0
        state.total = nil
        state.phase = phase
        state.asOf = now()
        try await store.beginPass(state)
    }

    private mutating func takeChanges() async throws(ServiceError) {
        let page: CatalogChanges
        // This response includes the changes since earlier requests.
        state.asOf = now()
        do throws(ServiceError) {
            page = try await catalog.changes(since: state.place, limit: pageSize)
        } catch .rejected(status: 410, _) where state.place != nil && !hasRestarted {
            // The server has forgotten the position. Request everything, but only once, to avoid an endless loop.
            hasRestarted = true
            return try await fill(.fillingByChanges)
        }
        guard page.remaining == 0 || page.next != state.place else {
            throw .undecodable(path: "next", reason: "it repeats the position of this page")
        }
        state.place = page.next
        state.done += page.changes.count
        state.total = state.done.saturating(adding: page.remaining)
        if !page.isComplete { state.hasGaps = true }
        if page.remaining == 0 {
            if state.hasGaps == true {
                // A stored product may be one that can't be identified.
                (state.phase, state.asOf) = (.idle, nil)
            } else if state.phase == .fillingByChanges {
                state.phase = .sweeping(after: -1)
            } else {
                finish()
            }
        }
        try await store.apply(page.changes, state: state)
    }

    private mutating func takePage(_ walk: PageWalk) async throws(ServiceError) {
        // Repeat the last product of the preceding page, to see whether the list has shifted.
        let overlap = walk.last == nil ? 0 : 1
        let list = try await catalog.products(
            ProductQuery(), offset: walk.offset - overlap, limit: pageSize + overlap)
        var walk = walk
        walk.total = walk.total ?? list.total
        let hasShifted = walk.last != nil && list.sent.first?.rawValue != walk.last
        if hasShifted || !list.isComplete || list.total != walk.total { walk.isConsistent = false }
        let next = list.nextOffset.flatMap { $0 > walk.offset ? $0 : nil }
        state.done = min(walk.offset + max(list.sent.count - overlap, 0), list.total)
        state.total = list.total
        if let next {
            walk.offset = next
            walk.last = list.sent.last?.rawValue
            state.phase = .fillingByPages(walk)
        } else if list.nextOffset == nil, walk.isConsistent {
            state.phase = .sweeping(after: -1)
        } else if !walk.isSecondLook {
            state.phase = .fillingByPages(PageWalk(isSecondLook: true))
        } else {
            // The saved products are valid, but removed products can't be distinguished from missed ones.
            state.phase = .idle
            state.asOf = nil
        }
        let changes = list.products.map { CatalogChanges.Change.saved($0) } + list.unreadable.map { .unreadable($0) }
        try await store.apply(changes, state: state)
        // The second walk has to see all products again.
        if case .fillingByPages(PageWalk(isSecondLook: true)) = state.phase { try await store.beginPass(state) }
    }

    private mutating func sweep(after number: Int) async throws(ServiceError) {
        if let next = try await store.sweep(state, after: number) {
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
