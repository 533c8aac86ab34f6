import BrowserHost
import Foundation
import HeadlessUI

@MainActor
final class DemoApp: BrowserApp, BrowserWindow {
    let model: DemoModel
    private(set) var isClosed = false
    /// What was told of its being looked at.
    private(set) var sights: [Bool] = [] {
        didSet { sightCount.yield(sights.count) }
    }
    let (sightCounts, sightCount) = AsyncStream.makeStream(of: Int.self)

    let languages: [String]

    init(model: DemoModel, languages: [String] = []) {
        self.model = model
        self.languages = languages
    }

    var locale: Locale { Locale(identifier: model.locale) }

    var rootView: some View { DemoView(model: model) }

    var location: String {
        let navigation = model.navigation
        guard navigation.tab == "items" else { return "/\(navigation.tab)" }
        if let last = navigation.path.last { return "/items/\(last)" }
        return model.query.isEmpty ? "/items" : "/items?q=\(model.query)"
    }

    var title: String {
        switch model.navigation.tab {
        case "items": model.navigation.path.last.map { "Item \($0)" } ?? "Items"
        case "form": "Form"
        default: "Home"
        }
    }

    func open(_ location: String) -> Bool {
        let parts = location.prefix { $0 != "?" }.split(separator: "/").map(String.init)
        switch (parts.first, parts.count) {
        case (nil, _), ("home", 1): model.navigation = DemoNavigation(tab: "home")
        case ("items", 1): model.navigation = DemoNavigation(tab: "items")
        case ("items", 2):
            guard let id = Int(parts[1]) else { return false }
            model.navigation = DemoNavigation(tab: "items", path: [id])
        case ("form", 1): model.navigation = DemoNavigation(tab: "form")
        default: return false
        }
        return true
    }

    func snapshot() -> any Sendable { model.navigation }

    func restore(_ snapshot: any Sendable) {
        if let navigation = snapshot as? DemoNavigation { model.navigation = navigation }
    }

    /// `count 7` is all it understands.
    func receive(_ message: Data) async -> ControlAnswer {
        let words = String(decoding: message, as: UTF8.self).split(separator: " ")
        guard words.first == "count", let number = words.last.flatMap({ Int($0) }) else { return .refused("no count") }
        model.count = number
        return .accepted("counted to \(number)")
    }

    var onActivate: () -> Void = {}

    func activate() { onActivate() }

    func enterForeground() { sights.append(true) }

    func enterBackground() { sights.append(false) }

    func close() async { isClosed = true }
}
