#if Headless || !canImport(SwiftUI)
    import AppFeature
    @_spi(Inspection) import HeadlessUI
    import FlowLocalization
    import SharedUI

    /// The app's screen as text.
    @MainActor
    final class TextScreen {
        let host: ViewHost

        /// - Parameters:
        ///   - device: The device.
        ///   - translations: The translations of the texts. By default, each key is its own text.
        init(_ device: ShopDevice, translations: StringCatalog = StringCatalog()) {
            host = ViewHost(AppFeatureView(viewModel: device.app))
            host.environment.stringCatalog = translations
            // The views' tasks start when they are rendered.
            _ = host.tree
        }

        var text: String { host.tree.outline }

        /// The message of a screen that shows nothing but an error; nil for other screens.
        var failure: String? {
            let tree = host.tree
            guard let around = tree.first(where: { $0.children.contains { $0.identifier == "error.title.label" } })
            else { return nil }
            return around.children.compactMap { $0.kind == .text ? $0.text : nil }.joined(separator: ". ")
        }

        /// Ends the screen's tasks. Call it before the store closes.
        func end() { host.end() }

        /// Waits until nothing on the screen is loading. Returns false if something still is after that time.
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
        /// A Boolean value that indicates whether a visible part is loading.
        fileprivate var isLoading: Bool {
            if isCovered { return false }
            if kind == .progress, fraction == nil { return true }
            return style.isRedacted || children.contains { $0.isLoading }
        }
    }
#endif
