import Hummingbird
import NIOCore

/// A request with its connection, which is closed when the client leaves a response unread for too long.
struct HostRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    /// The address that the request comes from.
    var client: ClientAddress { ClientAddress(channel.remoteAddress) }

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
