import HTTPTypes
import NIOCore
import NIOHTTP1
import NIOHTTPTypes

/// Bounds what one connection may do: how much it sends, how long a request takes, and how a refused one ends.
///
/// Only its channel's event loop calls it.
final class ConnectionGuard: ChannelDuplexHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPRequestPart
    typealias InboundOut = HTTPRequestPart
    typealias OutboundIn = HTTPResponsePart
    typealias OutboundOut = HTTPResponsePart

    private let limits: StoreServerLimits
    private let connections: Connections
    private var bodySize = 0
    private var requests = 0
    private var closesAfterAnswer = false
    private var isEnding = false
    private var deadline: Scheduled<Void>?

    init(limits: StoreServerLimits, connections: Connections) {
        self.limits = limits
        self.connections = connections
    }

    func handlerAdded(context: ChannelHandlerContext) {
        // Without it, answers are as they are.
        try? Compression.add(to: context.pipeline.syncOperations)
        connections.add(context.channel)
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        connections.remove(context.channel)
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        switch unwrapInboundIn(data) {
        case .head:
            bodySize = 0
            requests += 1
            if requests == 1 { setDeadline(limits.requestTime, context) }
        case .body(let bytes):
            bodySize += bytes.readableBytes
            // A refusal is on its way, or was sent. Four times the bound is time enough to read it.
            guard bodySize <= limits.body * 4 else { return context.close(promise: nil) }
        case .end:
            break
        }
        // What comes after the last answer is thrown away.
        if !isEnding { context.fireChannelRead(data) }
    }

    func write(context: ChannelHandlerContext, data: NIOAny, promise: EventLoopPromise<Void>?) {
        switch unwrapOutboundIn(data) {
        case .head(let head):
            closesAfterAnswer = head.headerFields[.connection] == "close"
            context.write(data, promise: promise)
        case .body:
            context.write(data, promise: promise)
        case .end:
            requests -= 1
            if closesAfterAnswer {
                context.writeAndFlush(data, promise: promise)
                end(context)
            } else {
                context.write(data, promise: promise)
                setDeadline(requests > 0 ? limits.requestTime : nil, context)
            }
        }
    }

    /// What isn't HTTP is told so once. The parser is of no use afterwards.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        guard let error = error as? HTTPParserError, requests == 0, !isEnding else {
            return context.close(promise: nil)
        }
        let answer = StoreResponse(Refusal(error))
        var head = HTTPResponse(status: answer.status, headerFields: answer.headers)
        head.headerFields[.contentLength] = String(answer.body.count)
        // As bytes: what compresses counts on a request for each answer, and here there was none.
        do {
            let encoder = try context.pipeline.syncOperations.context(handlerType: HTTPResponseEncoder.self)
            encoder.writeAndFlush(NIOAny(ByteBuffer(bytes: RawHead(head).bytes + answer.body)), promise: nil)
        } catch {
            return context.close(promise: nil)
        }
        end(context)
    }

    /// Says goodbye, and leaves the other side a moment to read it: closing at once would reset the connection while it
    /// is still sending, and the answer would be lost.
    private func end(_ context: ChannelHandlerContext) {
        isEnding = true
        context.close(mode: .output, promise: nil)
        setDeadline(.seconds(1), context)
    }

    private func setDeadline(_ time: Duration?, _ context: ChannelHandlerContext) {
        deadline?.cancel()
        deadline = time.map { time in
            let channel = context.channel
            return context.eventLoop.scheduleTask(in: TimeAmount(time)) { channel.close(mode: .all, promise: nil) }
        }
    }
}

@available(*, unavailable)
extension ConnectionGuard: Sendable {}
