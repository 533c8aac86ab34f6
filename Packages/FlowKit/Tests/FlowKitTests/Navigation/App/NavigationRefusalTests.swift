import FlowKit
import Testing

@Suite struct NavigationRefusalTests {
    @Test func impossibleOperationIsRefusedWithReason() {
        let state = SampleState(
            .setVisibleActivities([.shop, .account]), .setDisabledTabs([.init(.bag, reason: "Closed.")]),
            .present(.sheet(1)), .present(.hello))
        expect(
            "The tab bag is disabled: Closed.", for: [.selectTab(.bag), .route(.page(1), on: .tab(.bag))], on: state)
        expect(
            "There is no tab lost.",
            for: [.selectTab(.lost), .push(.page(1), on: .tab(.lost)), .route(.page(1), as: .root, on: .tab(.lost))],
            on: state)
        expect(
            "The activity brochures is hidden.", for: [.switchActivity(to: .brochures), .selectTab(.brochures)],
            on: state)
        expect(
            "There is no stack in modal 2: it was dismissed, or is an alert or a dialog.",
            for: [
                .push(.page(1), on: .modal(2)), .pop(on: .modal(2)), .popTo(.page(1), on: .modal(2)),
                .popToRoot(on: .modal(2)), .replace([], on: .modal(2)), .route(.page(1), on: .modal(2)),
            ], on: state)
        expect(
            "None of the activities to show exists. Show at least one that exists.",
            for: [.setVisibleActivities([])], on: state)
        #expect(
            "\(NavigationOutcome.Refusal.activityUnknown("shop"))" == "There is no activity shop.")
    }

    @Test func operationWithoutEffectIsNotRefused() {
        let state = SampleState()
        let idle: [SampleOperation] = [
            .pop(), .popToRoot(), .popTo(.page(1)), .dismiss, .dismissAll, .dismissModal(ModalID(rawValue: 3)), .back,
            .restore(state), .setDisabledTabs([]), .switchActivity(to: .shop), .selectTab(.home),
        ]
        for operation in idle { #expect(state.outcome(of: operation) == .unchanged, "\(operation)") }
        #expect(state.outcome(of: .push(.page(1))) == .changed)
    }

    private func expect(_ text: String, for operations: [SampleOperation], on state: SampleState) {
        for operation in operations {
            #expect(state.refusal(of: operation)?.description == text, "\(operation)")
            var copy = state
            #expect(copy.changes(by: operation).isEmpty, "\(operation)")
            #expect(copy == state)
        }
    }
}
