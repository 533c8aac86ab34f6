import HTTPTypes
import NIOCore
import NIOHTTPTypes
import Synchronization

/// The number of open connections of each client, so that one client can't take all that the server accepts.
final class ConnectionCounts: Sendable {
    private let counts = Mutex<[ClientAddress: Int]>([:])
    private let limit: Int

    init(limit: Int) { self.limit = max(1, limit) }

    /// Counts a connection. Returns false if the client has as many as it may have.
    func open(_ client: ClientAddress) -> Bool {
        counts.withLock { counts in
            guard counts[client, default: 0] < limit else { return false }
            counts[client, default: 0] += 1
            return true
        }
    }

    func close(_ client: ClientAddress) {
        counts.withLock { counts in
            guard let count = counts[client] else { return }
            counts[client] = count > 1 ? count - 1 : nil
        }
    }
}

/// Closes a connection of a client that has too many, and one on which no complete request head arrives in time.
///
/// The server's own idle timeout begins again with each byte, so a client that sends a header line now and then could
/// hold its connections for good.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let counts: ConnectionCounts
    private let firstHead: TimeAmount
    private let nextHead: TimeAmount
    /// The client, while its connection is counted.
    private var client: ClientAddress?
    private var deadline: Scheduled<Void>?

    init(counts: ConnectionCounts, firstHead: TimeAmount, nextHead: TimeAmount) {
        self.counts = counts
        self.firstHead = firstHead
        self.nextHead = nextHead
    }

    func channelActive(context: ChannelHandlerContext) {
        let client = ClientAddress(context.remoteAddress)
        guard counts.open(client) else { return context.close(promise: nil) }
        self.client = client
        expectHead(within: firstHead, context)
        context.fireChannelActive()
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        if let client { counts.close(client) }
        client = nil
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        if case .head = unwrapInboundIn(data) { deadline?.cancel() }
        context.fireChannelRead(data)
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        if case .end = unwrapOutboundIn(data) { expectHead(within: nextHead, context) }
        context.write(data, promise: promise)
    }

    private func expectHead(within time: TimeAmount, _ context: ChannelHandlerContext) {
        deadline?.cancel()
        let channel = context.channel
        deadline = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }
}
