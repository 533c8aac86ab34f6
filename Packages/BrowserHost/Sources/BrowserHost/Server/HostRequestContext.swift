import Hummingbird
import NIOCore

/// A request, with the connection it came by: what a client leaves unread for too long is ended by closing that.
struct HostRequestContext: RequestContext {
    var coreContext: CoreRequestContextStorage
    let channel: any Channel

    init(source: ApplicationRequestContextSource) {
        coreContext = CoreRequestContextStorage(source: source)
        channel = source.channel
    }
}
