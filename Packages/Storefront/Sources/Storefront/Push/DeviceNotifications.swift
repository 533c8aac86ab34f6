import FlowKit
import Foundation
import Logging
import Model
import Synchronization

/// The notification permission of a browser or a terminal. The app asks in a dialog of its own, and the answer is stored in
/// the device's directory.
final class DeviceNotifications: NotificationAuthorizing {
    /// Shows the question. Returns `nil` if the user hasn't decided.
    typealias Ask = @MainActor @Sendable () async -> Bool?

    private struct Stored: Codable {
        let authorization: NotificationAuthorization
        let token: String
    }

    /// There are no settings of a system: the app asks again.
    let settings: URL? = nil
    private let file: URL
    private let logger: Logger
    private let token: PushToken?
    private let current: CurrentValue<NotificationAuthorization>
    private let ask = Mutex<Ask?>(nil)

    /// - Parameters:
    ///   - directory: The directory of the device.
    ///   - logger: Logs an answer that can't be stored.
    init(directory: URL, logger: Logger) {
        file = directory.appending(path: "notifications.json")
        self.logger = logger
        let stored = (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Stored.self, from: $0) }
        token = stored.flatMap { PushToken($0.token) } ?? PushToken(bytes: (0..<32).map { _ in .random(in: 0...255) })
        current = CurrentValue(stored?.authorization ?? .notDetermined)
    }

    /// Sets the question, which needs the app's window.
    func setAsk(_ ask: @escaping Ask) { self.ask.withLock { $0 = ask } }

    /// A Boolean value that indicates whether the user has denied notifications.
    var isDenied: Bool { current.value == .denied }

    func authorization() -> AsyncStream<NotificationAuthorization> { current.values { $0 } }

    func pushToken() -> AsyncStream<PushToken?> { CurrentValue(token).values() }

    /// Does nothing: no service delivers pushes to a browser or a terminal.
    func deliverPushes(_ isOn: Bool) async {}

    func refresh() async {}

    func request() async -> NotificationAuthorization {
        guard current.value != .authorized, let ask = ask.withLock({ $0 }), let isAllowed = await ask() else {
            return current.value
        }
        let answer = isAllowed ? NotificationAuthorization.authorized : .denied
        store(answer)
        current.send(answer)
        return answer
    }

    private func store(_ answer: NotificationAuthorization) {
        guard let token else { return }
        do {
            let stored = Stored(authorization: answer, token: token.description)
            try JSONEncoder().encode(stored).write(to: file, options: .atomic)
        } catch {
            // The app asks again after the next launch.
            logger.warning("Storing the notification permission failed: \(error)")
        }
    }
}

/// The user's choice whether the app may show notifications.
enum NotificationChoice: String, Sendable {
    case allow, deny, later
}

extension Question<NotificationChoice> {
    /// The question that a system asks before an app may show notifications.
    static var allowNotifications: Question {
        Question(
            title: "Allow notifications?",
            message: "The shop can notify you about your orders, messages and offers on this device.",
            style: .alert,
            buttons: [
                Button(.allow, title: "Allow"),
                Button(.deny, title: "Don't allow", role: .destructive),
                Button(.later, title: "Not now", role: .cancel),
            ])
    }
}
