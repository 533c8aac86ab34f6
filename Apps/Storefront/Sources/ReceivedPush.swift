import DeepLink
import Foundation

/// A push as the inbound pipeline takes it.
struct ReceivedPush: Sendable {
    let payload: Data
    let delivery: PushDelivery

    /// Returns nil for a payload that isn't JSON, such as that of a local notification.
    init?(_ userInfo: [AnyHashable: Any], as delivery: PushDelivery) {
        guard JSONSerialization.isValidJSONObject(userInfo),
            let payload = try? JSONSerialization.data(withJSONObject: userInfo)
        else { return nil }
        self.payload = payload
        self.delivery = delivery
    }
}
