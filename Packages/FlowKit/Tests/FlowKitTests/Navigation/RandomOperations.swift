import FlowKit

/// The routes of an app that hosts a feature.
enum AppRoute: Hashable, Codable, Sendable {
    case feature(Int)
    case other(Int)

    var feature: Int? { if case .feature(let route) = self { route } else { nil } }
}

extension SplitMix64 {
    mutating func operation<Route>(
        _ route: (inout SplitMix64) -> Route
    ) -> StackOperation<Route> {
        func routes(_ random: inout SplitMix64) -> [Route] {
            (0..<Int.random(in: 0...4, using: &random)).map { _ in route(&random) }
        }
        switch Int.random(in: 0..<14, using: &self) {
        case 0, 1: return .navigate(route(&self))
        case 2, 3: return .push(route(&self))
        case 4: return .pop([1, 1, 2, 0, -1, .max, .min].randomElement(using: &self) ?? 1)
        case 5: return .popTo(route(&self))
        case 6: return .popToRoot
        case 7: return .replaceTop(route(&self))
        case 8: return .replace(routes(&self))
        case 9, 10: return .present(route(&self), as: Bool.random(using: &self) ? .sheet : .fullScreenCover)
        case 11: return .dismiss
        case 12: return .dialog(Bool.random(using: &self) ? DialogState(title: "D", actions: []) : nil)
        default:
            let alert = Bool.random(using: &self) ? AlertState(title: "T", message: "M") : nil
            return Bool.random(using: &self)
                ? .alert(alert)
                : .restore(
                    StackState(
                        routes: routes(&self), sheet: Bool.random(using: &self) ? route(&self) : nil, alert: alert,
                        fullScreenCover: Bool.random(using: &self) ? route(&self) : nil,
                        dialog: DialogState(title: "D", actions: [])))
        }
    }

    mutating func appRoute() -> AppRoute {
        let number = Int.random(in: 0..<4, using: &self)
        return Bool.random(using: &self) ? .feature(number) : .other(number)
    }
}
