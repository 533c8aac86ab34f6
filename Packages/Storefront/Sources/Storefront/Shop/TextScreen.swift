#if Headless || !canImport(SwiftUI)
    import AppFeature
    @_spi(Inspection) import HeadlessUI
    import SharedUI

    /// The app's screen as text.
    @MainActor
    final class TextScreen {
        private let host: ViewHost

        init(_ device: ShopDevice) {
            host = ViewHost(AppFeatureView(viewModel: device.app))
            // What the views do while they are shown begins when they are rendered.
            _ = host.tree
        }

        var text: String { host.tree.outline }

        /// What the screen says when it has nothing to show because something went wrong; nil when all is well.
        var failure: String? {
            let tree = host.tree
            guard let around = tree.first(where: { $0.children.contains { $0.identifier == "error.title.label" } })
            else { return nil }
            return around.children.compactMap { $0.kind == .text ? $0.text : nil }.joined(separator: ". ")
        }

        /// Ends the screen's tasks, before what they read is closed.
        func end() { host.end() }

        /// Waits until nothing on the screen is loading any more. Returns false when it still is after that time.
        func load(within limit: Duration, clock: any Clock<Duration> = ContinuousClock()) async -> Bool {
            let (changes, continuation) = AsyncStream<Void>.makeStream(bufferingPolicy: .bufferingNewest(1))
            host.onInvalidate = { continuation.yield() }
            let timer = Task {
                try? await clock.sleep(for: limit)
                continuation.finish()
            }
            defer { timer.cancel() }
            if !host.tree.isLoading { return true }
            for await _ in changes where !host.tree.isLoading { return true }
            return !host.tree.isLoading
        }
    }

    extension RenderNode {
        /// Whether a part of what is seen is on its way.
        fileprivate var isLoading: Bool {
            if isCovered { return false }
            if kind == .progress, fraction == nil { return true }
            return style.isRedacted || children.contains { $0.isLoading }
        }
    }
#endif
