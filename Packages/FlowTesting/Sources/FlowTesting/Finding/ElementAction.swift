@_spi(Inspection) import HeadlessUI

/// An action of a test on an element, and its name in failures.
enum ElementAction {
    case tap, type, submit, increment, decrement, select, scroll

    var event: RenderNode.Event {
        switch self {
        case .tap: .tap
        case .type, .select: .change
        case .submit: .submit
        case .increment: .increment
        case .decrement: .decrement
        case .scroll: .scrollToEnd
        }
    }

    var phrase: String {
        switch self {
        case .tap: "tap"
        case .type: "type into"
        case .submit: "submit"
        case .increment: "increment"
        case .decrement: "decrement"
        case .select: "select in"
        case .scroll: "scroll"
        }
    }

    @MainActor
    func applies(to node: RenderNode) -> Bool {
        guard node.takes(event) else { return false }
        return switch self {
        case .type: [.textField, .secureField, .search].contains(node.kind)
        case .select: node.kind == .picker
        default: true
        }
    }
}
