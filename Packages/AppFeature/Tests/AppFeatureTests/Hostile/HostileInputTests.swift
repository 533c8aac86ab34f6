import DeepLink
import FlowKit
import Foundation
import Mocks
import Model
import Testing

@testable import AppFeature

/// 4,000 links and pushes that nobody should send, through the whole app.
@MainActor
@Suite(.timeLimit(.minutes(60))) struct HostileInputTests {
    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func nothingOfItHarms(seed: UInt64) async throws {
        let target = try HostileTarget()
        await target.viewModel.inbound.becomeReady()
        var links = HostileLinks(seed: seed)
        for number in 0..<1_000 {
            if number.isMultiple(of: 125) { target.coordinator.restore(.beginning) }
            // Now and then somebody is signed in, or signs out.
            if number.isMultiple(of: 350) { await target.coordinator.sessionChanged(to: .signedIn(.emily)) }
            if number % 350 == 150 { await target.coordinator.sessionChanged(to: .signedOut) }
            guard await target.take(number, &links) else { return }
        }
        await target.coordinator.sessionChanged(to: .signedOut)
        await target.viewModel.inbound.dropWaiting(.signIn)
        target.checkRecords(of: "the end", outcome: nil)
        #expect(target.open.isEmpty, "these have never ended: \(target.open)")
        #expect(target.viewModel.inbound.pending.isEmpty)
        #expect(target.lineCount > 1_000, "the log was not looked at")
        try target.checkJournal()
    }
}

/// A window that is told much nonsense, and what is seen of it.
@MainActor
private final class HostileTarget {
    let shop: Shop
    let viewModel: AppFeatureViewModel
    let log = WrittenLog()
    /// What waits.
    private(set) var open: Set<String> = []
    private var ended: Set<String> = []
    private var lastRecord = 0
    private(set) var lineCount = 0
    var coordinator: AppCoordinator { viewModel.coordinator }

    init() throws {
        shop = try Shop()
        viewModel = try AppFeatureViewModel(services: shop.services, policy: .test, logger: log.logger)
    }

    /// Sends one more; false when something was wrong.
    func take(_ number: Int, _ links: inout HostileLinks) async -> Bool {
        // What earlier ones have begun goes on first: a question is taken away, and what waited for it goes on.
        await viewModel.becomeQuiet()
        checkRecords(of: "what has waited", outcome: nil)
        let before = coordinator.state
        let id = "event-\(number)"
        let text: String
        let outcome: InboundOutcome
        switch number % 5 {
        case 0:
            text = links.wild()
            outcome = await viewModel.inbound.handle(.url(text, id: id))
        case 1, 2:
            text = links.planted()
            let event = InboundEvent.url(text, id: id)
            if number.isMultiple(of: 3) { check("\(await viewModel.inbound.explain(event))", of: "explaining \(text)") }
            outcome = await viewModel.inbound.handle(number.isMultiple(of: 4) ? .shortcut(text, id: id) : event)
        case 3:
            let push = links.push(links.planted(), id: id)
            text = String(decoding: push, as: UTF8.self)
            outcome = await viewModel.inbound.handle(push: push, as: Self.delivery(number))
        default:
            let push = links.wildPush(id: "wild-\(number)")
            text = String(decoding: push, as: UTF8.self)
            outcome = await viewModel.inbound.handle(push: push, as: Self.delivery(number))
        }
        checkRecords(of: text, outcome: outcome)
        if case .refused = outcome, coordinator.state.withoutAlerts != before.withoutAlerts {
            let last = viewModel.journal.journal?.entries.last.map { "\($0.operation)" } ?? ""
            Issue.record("event \(number), \(outcome), and yet something has changed: \(last)\n\(text)")
            return false
        }
        if let violation = coordinator.state.violations().first { Issue.record("\(text): \(violation)") }
        return true
    }

    private static func delivery(_ number: Int) -> PushDelivery {
        [.tapped, .action("go"), .foreground, .background, .action("stay")][number / 5 % 5]
    }

    /// Each event has one record with what became of it. Those that waited have one more, later.
    func checkRecords(of text: String, outcome: InboundOutcome?) {
        let new = viewModel.inbound.records.filter { $0.id > lastRecord }
        lastRecord = new.last?.id ?? lastRecord
        var own: [InboundRecord] = []
        for record in new {
            check("\(record) \(record.eventID) \(record.subject) \(record.note ?? "")", of: text)
            if open.remove(record.eventID) == nil { own.append(record) }
            if !record.outcome.isFinal {
                open.insert(record.eventID)
            } else if !ended.insert(record.eventID).inserted, record.eventID.hasPrefix("event-") {
                Issue.record("ended twice: \(record)")
            }
        }
        for line in log.takeLines() {
            lineCount += 1
            check(line, of: text)
        }
        if own.map(\.outcome) != (outcome.map { [$0.withoutValues] } ?? []) {
            Issue.record("\(text): \(String(describing: outcome)) was said, and written down was \(own.map(\.outcome))")
        }
        if let entry = viewModel.journal.journal?.entries.last { check("\(entry)", of: text) }
    }

    func checkJournal() throws {
        let journal = try #require(viewModel.journal.journal)
        check(String(decoding: try JSONEncoder().encode(Array(journal.entries)), as: UTF8.self), of: "the journal")
    }

    private func check(_ written: String, of text: String) {
        if written.localizedStandardContains(HostileLinks.secret) {
            Issue.record("A secret was written down of \(text):\n\(written)")
        }
    }
}

extension NavigationState {
    /// What a refusal leaves as it was: it may say in an alert that it is one.
    fileprivate var withoutAlerts: NavigationState {
        var state = self
        for modal in activities.flatMap(\.modals) where modal.flow == nil { state.apply(.dismissModal(modal.id)) }
        return state
    }
}
