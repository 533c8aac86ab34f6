import FlowLocalization

/// A presentation over an activity's tabs, or over another presentation of the activity.
///
/// A sheet or a cover has a stack of screens. An alert or a dialog has none, and nothing is presented over it: the next
/// presentation replaces it.
public struct Modal<Route: Hashable & Sendable>: Hashable, Identifiable, Sendable {
    public let id: ModalID
    public var content: Content

    public init(id: ModalID, _ content: Content) {
        self.id = id
        self.content = content
    }

    /// The presented screens. `nil` for an alert or a dialog.
    public var flow: FlowState<Route>? { content.flow }

    var hasFlow: Bool { content.style != nil }
}

extension Modal: Codable where Route: Codable {}

extension Modal: CustomStringConvertible {
    public var description: String { "modal \(id.rawValue), \(content)" }
}

extension Modal {
    /// The content of a presentation.
    public enum Content: Hashable, Sendable {
        /// Screens over the current screen, which stays partly visible.
        case sheet(FlowState<Route>)
        /// Screens that cover everything.
        case fullScreenCover(FlowState<Route>)
        /// A message, which may be a question.
        case alert(AlertState)
        /// A question with a few actions.
        case confirmationDialog(DialogState)
    }
}

extension Modal.Content: Codable where Route: Codable {}

extension Modal.Content {
    /// Creates presented screens.
    public init(_ flow: FlowState<Route>, as style: PresentationStyle) {
        switch style {
        case .sheet: self = .sheet(flow)
        case .fullScreenCover: self = .fullScreenCover(flow)
        }
    }

    /// The presented screens. `nil` for an alert or a dialog.
    public var flow: FlowState<Route>? {
        switch self {
        case .sheet(let flow), .fullScreenCover(let flow): flow
        case .alert, .confirmationDialog: nil
        }
    }

    /// The style of presented screens. `nil` for an alert or a dialog.
    public var style: PresentationStyle? {
        switch self {
        case .sheet: .sheet
        case .fullScreenCover: .fullScreenCover
        case .alert, .confirmationDialog: nil
        }
    }

    mutating func modifyFlow(_ change: (inout FlowState<Route>) -> Void) {
        switch self {
        case .sheet(var flow):
            change(&flow)
            self = .sheet(flow)
        case .fullScreenCover(var flow):
            change(&flow)
            self = .fullScreenCover(flow)
        case .alert, .confirmationDialog: break
        }
    }
}

extension Modal.Content: CustomStringConvertible {
    public var description: String {
        switch self {
        case .sheet(let flow): "sheet of \(flow.routes.listed)"
        case .fullScreenCover(let flow): "cover of \(flow.routes.listed)"
        case .alert(let alert): "alert '\(alert.title.key)'"
        case .confirmationDialog(let dialog): "dialog '\(dialog.title.key)'"
        }
    }
}

/// The identifier of a presentation.
///
/// A state assigns consecutive numbers in the order of presentation, so the same operations give the same identifiers. An
/// app begins each launch with a ``random()`` number: identifiers of another launch, for instance in a decoded state, are
/// then never mistaken for its own.
public struct ModalID: RawRepresentable, Hashable, Comparable, Codable, Sendable {
    public let rawValue: Int

    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Returns an identifier that no other launch of the app is likely to use.
    ///
    /// It is at most half of the largest number that JSON can represent, which leaves enough numbers after it.
    public static func random() -> ModalID { ModalID(rawValue: .random(in: 1...ModalCounter.limit / 2)) }

    public static func < (left: ModalID, right: ModalID) -> Bool { left.rawValue < right.rawValue }
}

/// The number of the latest presentation. States that differ only in it are equal.
struct ModalCounter: Hashable, Codable, Sendable {
    /// The largest integer that JSON can represent exactly.
    static var limit: Int { 1 << 53 }

    private(set) var last = 0

    init(after last: Int = 0) { self.last = last }

    var upcoming: ModalID { ModalID(rawValue: last &+ 1) }

    mutating func next() -> ModalID {
        last &+= 1
        return ModalID(rawValue: last)
    }

    /// Makes sure that an identifier isn't assigned again.
    mutating func skip(_ id: ModalID) { last = max(last, min(id.rawValue, Self.limit)) }

    static func == (_: ModalCounter, _: ModalCounter) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}
