public import FlowKit
public import FlowTestSupport

/// The building blocks of random operations.
public struct NavigationSamples<Schema: NavigationSchema>: Sendable {
    let routes: [Schema.Route]
    let tabs: [Schema.Tab]
    let activities = Schema.activities
    let messages: [Modal<Schema.Route>.Content] = [
        .alert(AlertState(title: "Hello", message: "There")),
        .confirmationDialog(AlertState(title: "Leave?", buttons: [.init(id: "leave", title: "Leave")])),
    ]

    /// Creates samples of all activities and tabs of the schema, the first three roots, and these routes.
    ///
    /// - Parameters:
    ///   - routes: Routes with and without arguments, and two that differ only in an argument.
    ///   - unlistedTabs: Tabs that no activity lists, so that operations on them are refused.
    public init(routes: [Schema.Route], unlistedTabs: [Schema.Tab] = []) {
        tabs = Schema.activities.flatMap { Schema.tabs(of: $0) } + unlistedTabs
        self.routes = routes + tabs.prefix(3).map { Schema.root(of: $0) }
    }
}

extension SplitMix64 {
    mutating func number(below limit: Int) -> Int { Int.random(in: 0..<max(limit, 1), using: &self) }
    mutating func one<Element>(of elements: [Element]) -> Element? { elements.randomElement(using: &self) }
    mutating func list<Element>(upTo most: Int, _ element: (inout SplitMix64) -> Element?) -> [Element] {
        (0..<number(below: most + 1)).compactMap { _ in element(&self) }
    }

    /// Returns a random operation, which may be invalid in the current state. Past states are restored now and then.
    public mutating func operation<Schema>(
        of samples: NavigationSamples<Schema>, restoring past: [NavigationState<Schema>] = []
    ) -> NavigationOperation<Schema> {
        guard let route = one(of: samples.routes), let tab = one(of: samples.tabs) else { return .back }
        let place = place(samples)
        switch number(below: 33) {
        case 0...3:
            let type = one(of: [.push, .push, .root, .sheet, .fullScreenCover] as [NavigationType])
            return .route(route, as: type ?? .push, on: place)
        case 4, 5: return .push(route, on: place)
        case 6, 7: return .pop(one(of: [1, 1, 1, 2, 0, -1, .max, .min]) ?? 1, on: place)
        case 8: return .popTo(route, on: place)
        case 9: return .popToRoot(on: place)
        case 10: return .replace(routes(samples), on: place)
        case 11...13: return .selectTab(tab)
        case 14...16:
            let policy = one(of: ActivitySwitchPolicy.allCases)
            return .switchActivity(to: Schema.activity(of: tab), policy: policy ?? .keep)
        case 17...19: return .back
        case 20...23: return .present(content(samples, root: route))
        case 24: return .dismiss
        case 25: return .dismissModal(modal())
        case 26: return .dismissAll
        case 27: return .setVisibleActivities(list(upTo: 3) { $0.one(of: samples.activities) })
        case 28: return .setDisabledTabs(disabled(samples))
        case 29: return .setRoot(route, on: place)
        case 30, 31: return .all(list(upTo: 3) { $0.operation(of: samples, restoring: past) })
        default: return one(of: past).map { .restore($0) } ?? .back
        }
    }

    private mutating func content<Schema>(
        _ samples: NavigationSamples<Schema>, root: Schema.Route
    ) -> Modal<Schema.Route>.Content {
        let flow = FlowState(root: root, stack: routes(samples))
        return switch number(below: 4) {
        case 0: one(of: samples.messages) ?? .sheet(flow)
        case 1: .fullScreenCover(flow)
        default: .sheet(flow)
        }
    }

    private mutating func place<Schema>(_ samples: NavigationSamples<Schema>) -> NavigationState<Schema>.Place? {
        switch number(below: 6) {
        case 0, 1: one(of: samples.tabs).map { .tab($0) }
        case 2: .modal(modal())
        default: nil
        }
    }

    private mutating func disabled<Schema>(
        _ samples: NavigationSamples<Schema>
    ) -> [NavigationState<Schema>.DisabledTab] {
        list(upTo: 3) { numbers in
            numbers.one(of: samples.tabs).map { tab in
                NavigationState<Schema>.DisabledTab(tab, reason: "Reason \(numbers.number(below: 3))")
            }
        }
    }

    private mutating func routes<Schema>(_ samples: NavigationSamples<Schema>) -> [Schema.Route] {
        list(upTo: 3) { $0.one(of: samples.routes) }
    }

    private mutating func modal() -> ModalID { ModalID(rawValue: number(below: 9) - 1) }
}
