import FlowLocalization

/// A presentation over an activity's tabs, or over another presentation of the activity.
///
/// A sheet or a cover has a stack of screens. An alert or a dialog has none, and nothing is presented over it: the next
/// presentation replaces it.
public struct Modal<Route: Hashable & Sendable>: Hashable, Identifiable, Sendable {
    /// The identifier, which stays the same until the presentation is dismissed.
    public let id: ModalID
    /// The screens, alert or dialog that is presented.
    public var content: Content

    /// Creates a presentation. In an app, ``NavigationOperation/present(_:)`` does, with the next identifier.
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

    /// The content of a presentation.
    public enum Content: Hashable, Sendable {
        /// Screens with a stack of their own.
        case screens(FlowState<Route>, as: PresentationStyle)
        /// A message, which may be a question.
        case alert(AlertState)
        /// A question with a few actions.
        case confirmationDialog(AlertState)
    }
}

extension Modal.Content: Codable where Route: Codable {}

extension Modal.Content: CustomStringConvertible {
    /// Returns screens that are presented as a sheet.
    public static func sheet(_ flow: FlowState<Route>) -> Self { .screens(flow, as: .sheet) }

    /// Returns screens that cover everything. On macOS, they're shown as a sheet.
    public static func fullScreenCover(_ flow: FlowState<Route>) -> Self { .screens(flow, as: .fullScreenCover) }

    /// The presented screens. `nil` for an alert or a dialog.
    public var flow: FlowState<Route>? { if case .screens(let flow, _) = self { flow } else { nil } }

    /// The style of presented screens. `nil` for an alert or a dialog.
    public var style: PresentationStyle? { if case .screens(_, let style) = self { style } else { nil } }

    mutating func modifyFlow(_ change: (inout FlowState<Route>) -> Void) {
        guard case .screens(var flow, let style) = self else { return }
        change(&flow)
        self = .screens(flow, as: style)
    }

    public var description: String {
        switch self {
        case .screens(let flow, let style): "\(style) of \(flow.routes.listed)"
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
