import Foundation
import Logging
import Synchronization

/// Keeps all that changes in a store, behind one lock: each change is made, written to the file where there is one, and
/// only then counts.
///
/// The lock is held while the file is written. A store of this kind has few customers, and changes stay in one order.
final class StoreBooks: Sendable {
    private struct Content {
        var state: StoreState
        var catalogue: Catalogue
        /// Keys whose requests are on their way through.
        var working: Set<Claim> = []
        /// How often what came with a key has been carried out, in this process.
        var effects: [String: Int] = [:]

        /// For tests, which need few: a store that runs for long does not remember them all.
        static let mostEffects = 10_000

        mutating func noteEffect(of key: String) {
            if effects.count < Self.mostEffects || effects[key] != nil { effects[key, default: 0] += 1 }
        }
    }

    private let content: Mutex<Content>
    private let file: StateFile?
    /// What was found in the file's place and could not be read, where it is now.
    let setAside: URL?

    init(_ catalogue: Catalogue, file url: URL? = nil, logger: Logger) {
        file = url.map { StateFile($0) }
        var state = StoreState(epoch: String(UInt32.random(in: 1 ... .max), radix: 36))
        var setAside: URL?
        switch file?.read() {
        case .state(let stored): state = stored
        case .setAside(let place, let reason):
            setAside = place
            logger.warning(
                "The store's state can't be read (\(reason)). It is now \(place.path), and the store starts empty.")
        case .nothing, nil: break
        }
        self.setAside = setAside
        var catalogue = catalogue
        for id in state.removed { catalogue.remove(id) }
        // Whoever has edited the file may have written any number.
        state.changed = state.changed.mapValues(catalogue.tidied)
        for product in state.changed.values { catalogue.put(product) }
        content = Mutex(Content(state: state, catalogue: catalogue))
    }

    var catalogue: Catalogue { content.withLock { $0.catalogue } }

    func read<Value: Sendable>(_ body: (StoreState) -> Value) -> Value {
        content.withLock { body($0.state) }
    }

    /// - Returns: What both are at the same moment.
    var moment: (state: StoreState, catalogue: Catalogue) {
        content.withLock { ($0.state, $0.catalogue) }
    }

    func effects(of key: String) -> Int { content.withLock { $0.effects[key] ?? 0 } }

    /// Makes a change, keeps it, and then returns.
    func change(_ body: (inout StoreDraft) -> Void) throws(StateFileError) {
        try content.withLock { (content) throws(StateFileError) in
            var draft = StoreDraft(content.state, content.catalogue)
            body(&draft)
            try keep(&draft, in: &content)
        }
    }

    private func keep(_ draft: inout StoreDraft, in content: inout Content) throws(StateFileError) {
        try file?.write(draft.state)
        content.state = draft.state
        draft.release()
        for id in draft.touched {
            if let product = draft.state.changed[id] {
                content.catalogue.put(product)
            } else {
                content.catalogue.remove(id)
            }
        }
    }
}

extension StoreBooks {
    /// A key of a user.
    struct Claim: Hashable {
        let user: StoreUser.ID
        let key: String
    }

    /// Carries out what a user asks for, once for each key.
    ///
    /// - Parameter pause: What is waited for after the key is taken, before anything changes.
    func carryOut(
        _ write: StoreWrite, _ request: WriteRequest, pause: () async -> Void
    ) async throws(Refusal) -> StoreResponse {
        guard let key = request.key else {
            await pause()
            return try carryOut(write, request)
        }
        let claim = Claim(user: request.user.id, key: key)
        if let known = try take(claim, request.fingerprint) { return known.replayed }
        await pause()
        defer { content.withLock { _ = $0.working.remove(claim) } }
        return try carryOut(write, request)
    }

    /// - Returns: What was answered before; nil where the key is new, and now taken.
    private func take(_ claim: Claim, _ fingerprint: String) throws(Refusal) -> RememberedAnswer? {
        try content.withLock { (content) throws(Refusal) in
            if let known = content.state[claim.user].answers[claim.key] {
                guard known.fingerprint == fingerprint else { throw .keyOfAnotherRequest }
                return known
            }
            guard content.working.insert(claim).inserted else { throw .keyInWork }
            return nil
        }
    }

    private func carryOut(_ write: StoreWrite, _ request: WriteRequest) throws(Refusal) -> StoreResponse {
        try content.withLock { (content) throws(Refusal) in
            var draft = StoreDraft(content.state, content.catalogue)
            let answer: StoreResponse
            var refusal: Refusal?
            do throws(Refusal) {
                answer = try draft.carryOut(write, request)
            } catch {
                // Nothing of it has happened, but that is the answer for good.
                draft = StoreDraft(content.state, content.catalogue)
                answer = StoreResponse(error)
                refusal = error
            }
            if let key = request.key {
                draft.state[request.user.id].answers.remember(answer, key, request.fingerprint, at: Date())
            }
            if request.key != nil || refusal == nil {
                do throws(StateFileError) {
                    try keep(&draft, in: &content)
                } catch {
                    throw .cannotBeKept
                }
            }
            if let refusal { throw refusal }
            if let key = request.key { content.noteEffect(of: key) }
            return answer
        }
    }
}
