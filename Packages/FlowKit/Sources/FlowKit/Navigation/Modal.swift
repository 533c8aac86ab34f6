/// Something presented over an activity's tabs, or over what is presented there already.
///
/// What a modal presents is the next one above it. A sheet or a cover holds a flow, so it can push. An alert or a
/// dialog holds none, and nothing lies above it: what is presented next takes its place.
public struct Modal<Route: Hashable & Sendable>: Hashable, Identifiable, Sendable {
    public let id: ModalID
    public var content: ModalContent<Route>

    public init(id: ModalID, _ content: ModalContent<Route>) {
        self.id = id
        self.content = content
    }

    /// The screens in it; nil for an alert or a dialog.
    public var flow: FlowState<Route>? { content.flow }

    var hasFlow: Bool { content.style != nil }
}

extension Modal: Codable where Route: Codable {}

/// What can be presented.
public enum ModalContent<Route: Hashable & Sendable>: Hashable, Sendable {
    /// Screens over what is shown, which stays in sight.
    case sheet(FlowState<Route>)
    /// Screens over everything.
    case fullScreenCover(FlowState<Route>)
    /// A message that one acknowledges.
    case alert(AlertState)
    /// A question with a few answers.
    case confirmationDialog(DialogState)
}

extension ModalContent: Codable where Route: Codable {}

extension ModalContent {
    /// Screens that come up in a certain way.
    public static func flow(_ flow: FlowState<Route>, as style: ModalStyle) -> ModalContent {
        switch style {
        case .sheet: .sheet(flow)
        case .fullScreenCover: .fullScreenCover(flow)
        }
    }

    /// The screens; nil for an alert or a dialog.
    public var flow: FlowState<Route>? {
        switch self {
        case .sheet(let flow), .fullScreenCover(let flow): flow
        case .alert, .confirmationDialog: nil
        }
    }

    /// How the screens come up; nil for an alert or a dialog.
    public var style: ModalStyle? {
        switch self {
        case .sheet: .sheet
        case .fullScreenCover: .fullScreenCover
        case .alert, .confirmationDialog: nil
        }
    }

    /// Changes the screens in place; does nothing without any.
    mutating func modifyFlow(_ change: (inout FlowState<Route>) -> Void) {
        guard let style, var flow else { return }
        // A long stack is not copied only if nothing else holds it while it changes.
        self = .alert(AlertState(title: "", message: ""))
        change(&flow)
        self = .flow(flow, as: style)
    }
}

/// How screens come up over others.
public enum ModalStyle: String, CaseIterable, Hashable, Codable, Sendable {
    /// Over what is shown, which stays in sight.
    case sheet
    /// Over everything.
    case fullScreenCover
}

extension ModalContent: CustomStringConvertible {
    public var description: String {
        switch self {
        case .sheet(let flow): "sheet of \(flow.routes.listed)"
        case .fullScreenCover(let flow): "cover of \(flow.routes.listed)"
        case .alert(let alert): "alert '\(alert.title)'"
        case .confirmationDialog(let dialog): "dialog '\(dialog.title)'"
        }
    }
}

extension Modal: CustomStringConvertible {
    public var description: String { "modal \(id.rawValue), \(content)" }
}

/// The identifier of something presented.
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

/// The last number that was given.
///
/// It says nothing of where one is, so two states that differ in it alone are equal.
struct ModalCounter: Hashable, Sendable {
    /// More than that can't be told apart in JSON.
    static var limit: Int { 1 << 53 }

    var last = 0

    init(after last: Int = 0) { self.last = last }

    var upcoming: ModalID { ModalID(rawValue: last &+ 1) }

    mutating func next() -> ModalID {
        last &+= 1
        return ModalID(rawValue: last)
    }

    /// Makes sure that a number is not given once more.
    mutating func skip(_ id: ModalID) { last = max(last, min(id.rawValue, Self.limit)) }

    static func == (_: ModalCounter, _: ModalCounter) -> Bool { true }
    func hash(into hasher: inout Hasher) {}
}

/// A message over the screen that one acknowledges.
public struct AlertState: Hashable, Codable, Sendable {
    public var title: String
    public var message: String

    public init(title: String, message: String) {
        self.title = title
        self.message = message
    }
}

/// A question with a few answers.
public struct DialogState: Hashable, Codable, Sendable {
    public var title: String
    public var message: String?
    public var actions: [DialogAction]

    public init(title: String, message: String? = nil, actions: [DialogAction]) {
        self.title = title
        self.message = message
        self.actions = actions
    }
}

/// An answer to a question.
public struct DialogAction: Hashable, Identifiable, Codable, Sendable {
    public enum Role: String, Hashable, Codable, Sendable {
        case cancel, destructive
    }

    /// Names the answer to whoever asked.
    public var id: String
    public var title: String
    public var role: Role?

    public init(id: String, title: String, role: Role? = nil) {
        self.id = id
        self.title = title
        self.role = role
    }
}
