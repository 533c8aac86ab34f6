public import FlowKit
import Foundation
import Loading
import Model

/// The view model of the push sender.
@MainActor
public final class PushSenderViewModel: ObservableObject {
    /// The payload in the field.
    @Published public var json = "" {
        didSet { if json != oldValue { report = nil } }
    }
    @Published public var moment = PushMoment.tapped
    @Published public internal(set) var isSending = false
    /// The outcome of the last push. `nil` after the payload was changed.
    @Published public internal(set) var report: PushReport?

    public let samples: [PushSample]
    private let deliver: @MainActor @Sendable (String, PushMoment) async -> PushReport

    /// - Parameters:
    ///   - samples: Pushes to send.
    ///   - deliver: Delivers a push to the app.
    public init(
        _ samples: [PushSample], deliver: @escaping @MainActor @Sendable (String, PushMoment) async -> PushReport
    ) {
        self.samples = samples
        self.deliver = deliver
        json = samples.first?.json ?? ""
    }

    /// A Boolean value that indicates whether there is a payload to send, and none is being sent.
    public var canSend: Bool { !isSending && json.contains { !$0.isWhitespace } }

    /// Fills in the payload of a sample.
    public func choose(_ sample: PushSample) { json = sample.json }

    public func send() async {
        guard canSend else { return }
        await unlessBusy(\.isSending) { report = await deliver(json, moment) }
    }
}

extension PushSenderViewModel: Routable {
    nonisolated public static let routeConfig = RouteConfig(
        activity: .shop, path: "/debug/push", transition: .sheet, isDebugOnly: true)
}
