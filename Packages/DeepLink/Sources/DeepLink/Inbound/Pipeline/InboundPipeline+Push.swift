public import Foundation

extension InboundPipeline {
    /// Takes a push in as the system delivers it. One that is not as it should be is refused, like any other event.
    @discardableResult
    public func handle(push data: Data, as delivery: PushDelivery, at date: Date? = nil) async -> InboundOutcome {
        let date = date ?? now()
        let event: InboundEvent
        do throws(PushPayloadError) {
            event = try InboundEvent(PushPayload(data), as: delivery, at: date)
        } catch {
            let refusal = InboundRefusal.payload(error).redacted(by: links)
            return note(InboundEvent(delivery.source, .nothing, at: date), .refused(refusal))
        }
        return await handle(event)
    }
}
