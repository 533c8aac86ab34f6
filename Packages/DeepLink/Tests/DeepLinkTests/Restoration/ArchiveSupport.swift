import FlowKit
import FlowTestSupport
import Foundation

@testable import DeepLink

typealias MallArchive = NavigationArchive<Mall>

extension MallArchive {
    static func mall() throws -> MallArchive { MallArchive(try Mall.links(), beginning: .shop) }

    func decode(_ text: String, over current: MallState? = nil) -> Restored {
        decode(Data(text.utf8), over: current)
    }
}

extension MallState {
    /// What an archive keeps of it: no alerts and dialogs, and no numbers of modals.
    var kept: [String] {
        let modals = activities.map { $0.modals.map(\.content).filter { $0.style != nil } }
        return ["\(activity) \(history)"]
            + zip(activities, modals).map { state, modals in "\(state.tab) \(state.tabs.map(\.flow)) \(modals)" }
    }
}

/// Random states of the mall.
extension SplitMix64 {
    mutating func mallState() -> MallState {
        var state = MallState(activity: .shop)
        for _ in 0..<Int.random(in: 0..<12, using: &self) { state.apply(mallOperation()) }
        return state
    }

    private mutating func mallOperation() -> NavigationOperation<Mall> {
        let tab = Mall.Tab.allCases.randomElement(using: &self) ?? .home
        switch Int.random(in: 0..<9, using: &self) {
        case 0, 1: return .push(archivedScreen())
        case 2: return .push(archivedScreen(), on: .tab(tab))
        case 3: return .setRoot(archivedScreen(), on: .tab(tab))
        case 4: return .selectTab(tab)
        case 5: return .switchActivity(to: Bool.random(using: &self) ? .shop : .account)
        case 6: return .present(.alert(AlertState(title: "T", message: "M")))
        case 7: return .present(.fullScreenCover(FlowState(root: archivedScreen(), stack: [archivedScreen()])))
        default: return .present(.sheet(FlowState(root: archivedScreen())))
        }
    }

    private mutating func archivedScreen() -> MallScreen {
        let number = Int.random(in: 0..<1_000, using: &self)
        switch Int.random(in: 0..<7, using: &self) {
        case 0: return .home
        case 1: return .signIn
        case 2: return .photo(number)
        case 3: return .search(text: text())
        case 4: return .order(number)
        default: return .product(number)
        }
    }
}
