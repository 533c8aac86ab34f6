#if Headless || !canImport(SwiftUI)
    import AppFeature
    import DeepLink
    import SharedUI

    extension ShopDevice {
        /// Waits until the session is restored. Links are followed from then on.
        func becomeReady(within limit: Duration, clock: any Clock<Duration> = ContinuousClock()) async {
            let (changes, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
            let changing = app.inbound.objectWillChange.sink { continuation.yield() }
            defer { changing.cancel() }
            let timer = Task {
                try? await clock.sleep(for: limit)
                continuation.finish()
            }
            defer { timer.cancel() }
            if app.inbound.isReady { return }
            for await _ in changes where app.inbound.isReady { return }
        }
    }
#endif
