import FlowKit
import FlowTestSupport

/// Random operations, also such as make no sense.
extension SplitMix64 {
    mutating func sampleOperation(restoring states: [SampleState] = []) -> SampleOperation {
        switch Int.random(in: 0..<34, using: &self) {
        case 0...3: .route(screen(), as: navigationType(), on: place())
        case 4, 5: .push(screen(), on: place())
        case 6, 7: .pop([1, 1, 1, 2, 0, -1, .max, .min].randomElement(using: &self) ?? 1, on: place())
        case 8: .popTo(screen(), on: place())
        case 9: .popToRoot(on: place())
        case 10: .replace(screens(), on: place())
        case 11...13: .selectTab(tab())
        case 14...16: .switchActivity(to: activity(), policy: Bool.random(using: &self) ? .keep : .resetToDefaultTab)
        case 17...19: .back
        case 20...23: .present(modalContent())
        case 24: .dismiss
        case 25: .dismissModal(modalID())
        case 26: .dismissAll
        case 27: .setVisibleActivities(list { $0.activity() })
        case 28: .setDisabledTabs(list { .init($0.tab(), reason: "Reason \(Int.random(in: 0..<3, using: &$0))") })
        case 29: states.randomElement(using: &self).map { .restore($0) } ?? .back
        case 30, 31: .setRoot(screen(), on: place())
        default: .all(list { $0.sampleOperation(restoring: states) })
        }
    }

    /// Where a few random operations lead.
    mutating func sampleState(after count: Int) -> SampleState {
        var state = SampleState(activity: activity())
        for _ in 0..<count { state.apply(sampleOperation()) }
        return state
    }

    mutating func modalContent() -> Modal<Screen>.Content {
        switch Int.random(in: 0..<5, using: &self) {
        case 0: .hello
        case 1: .question
        case 2: .fullScreenCover(FlowState(root: screen(), stack: screens()))
        default: .sheet(FlowState(root: screen(), stack: screens()))
        }
    }

    mutating func place() -> NavigationState<SampleNavigation>.Place? {
        switch Int.random(in: 0..<6, using: &self) {
        case 0, 1: .tab(tab())
        case 2: .modal(modalID())
        default: nil
        }
    }

    private mutating func navigationType() -> NavigationType {
        [.push, .push, .root, .sheet, .fullScreenCover].randomElement(using: &self) ?? .push
    }

    private mutating func screen() -> Screen {
        Bool.random(using: &self) ? .page(Int.random(in: 0..<3, using: &self)) : .root(tab())
    }

    private mutating func screens() -> [Screen] { list { $0.screen() } }
    private mutating func tab() -> SampleNavigation.Tab {
        SampleNavigation.Tab.allCases.randomElement(using: &self) ?? .home
    }
    private mutating func activity() -> SampleNavigation.Activity {
        SampleNavigation.Activity.allCases.randomElement(using: &self) ?? .shop
    }
    private mutating func modalID() -> ModalID { ModalID(rawValue: Int.random(in: -1..<8, using: &self)) }

    private mutating func list<Element>(_ element: (inout SplitMix64) -> Element) -> [Element] {
        (0..<Int.random(in: 0..<4, using: &self)).map { _ in element(&self) }
    }
}
