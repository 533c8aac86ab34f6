import FlowKit

/// In which words a ledger's failures are said: those of a whole navigation, or of one router.
enum FlowWording: Sendable {
    case flow, router

    var assertRemedy: String {
        switch self {
        case .flow: "Assert it with 'await flow.receive(…)', in its order."
        case .router: "Assert it with 'router.expect(…)', in its order."
        }
    }

    var finish: String {
        switch self {
        case .flow: "await flow.finish()"
        case .router: "await router.finish()"
        }
    }

    var finishPresented: String {
        switch self {
        case .flow: "await flow.finishPresented(…)"
        case .router: "await router.finishPresented(…)"
        }
    }

    var transition: String {
        switch self {
        case .flow: "transition"
        case .router: "operation"
        }
    }

    func describe<Schema>(_ transition: NavigationTransition<Schema>) -> String {
        switch self {
        case .flow: FlowFailure.describe(transition)
        case .router: RouterFailure.describe(transition)
        }
    }
}
