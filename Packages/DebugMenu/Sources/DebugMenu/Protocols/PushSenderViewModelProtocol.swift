public import FlowKit

/// The content and actions of the push sender.
@MainActor
public protocol PushSenderViewModelProtocol: ObservableObject {
    var samples: [PushSample] { get }
    /// The payload in the field.
    var json: String { get set }
    var moment: PushMoment { get set }
    /// A Boolean value that indicates whether there is a payload to send, and none is being sent.
    var canSend: Bool { get }
    var isSending: Bool { get }
    /// The outcome of the last push. `nil` after the payload was changed.
    var report: PushReport? { get }

    /// Fills in the payload of a sample.
    func choose(_ sample: PushSample)
    func send() async
}
