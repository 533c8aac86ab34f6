import FlowKit
import Testing

/// What journals and failures of tests say.
@Suite struct NavigationDescriptionTests {
    @Test func operationsSayWhatTheyDo() {
        let operations: [SampleOperation] = [
            .route(.page(1)), .route(.page(1), as: .sheet, on: .tab(.bag)), .route(.page(1), as: .root),
            .push(.page(1), on: .modal(2)), .pop(), .popTo(.page(3)), .popToRoot(on: .tab(.bag)),
            .replace([.page(1), .page(2)]), .replace([]), .selectTab(.bag), .switchActivity(to: .account),
            .switchActivity(to: .account, policy: .resetToDefaultTab), .back, .present(.sheet(1, 2)),
            .present(.cover(1)), .present(.hello), .present(.question), .dismiss,
            .dismissModal(ModalID(rawValue: 3)), .dismissAll, .setVisibleActivities([.shop]),
            .setDisabledTabs([.init(.bag, reason: "R")]), .restore(SampleState()),
            .setRoot(.page(1), on: .tab(.bag)), .all([.dismissAll, .pop()]), .all([]),
        ]
        #expect(
            operations.map(\.description) == [
                "route to page(1) as push", "route to page(1) as sheet on tab bag", "route to page(1) as root",
                "push page(1) on modal 2", "pop 1", "pop to page(3)", "pop to root on tab bag",
                "replace with page(1), page(2)", "replace with nothing", "select tab bag", "switch to account",
                "switch to the default tab of account", "back", "present sheet of page(1), page(2)",
                "present cover of page(1)", "present alert 'Hello'", "present dialog 'Leave?'", "dismiss",
                "dismiss modal 3", "dismiss all", "show shop", "disable bag", "restore a state",
                "set root page(1) on tab bag", "all of (dismiss all; pop 1)", "all of ()",
            ])
    }

    @Test func changesAreDescribed() {
        let changes: [SampleChange] = [
            .pushed([.page(1), .page(2)], on: .tab(.bag)), .popped([.page(1)], on: .modal(2)),
            .rootReplaced(from: .page(3), to: .page(1), on: .tab(.home)),
            .presented(Modal(1, .hello), over: .shop), .dismissed(Modal(1, .hello), over: .shop),
            .tabSelected(from: .home, to: .bag), .activitySwitched(from: .shop, to: .account),
            .historyChanged(from: [], to: [.shop]), .visibleActivitiesChanged(from: [.shop, .account], to: [.shop]),
            .disabledTabsChanged(from: [], to: [.init(.bag, reason: "R")]),
        ]
        #expect(
            changes.map(\.description) == [
                "pushed page(1), page(2) on tab bag", "popped page(1) on modal 2",
                "root page(3) became page(1) on tab home", "presented modal 1, alert 'Hello' over shop",
                "dismissed modal 1, alert 'Hello' over shop", "tab home became bag", "activity shop became account",
                "history nothing became shop", "activities shop, account became shop",
                "disabled tabs nothing became bag",
            ])
    }
}
