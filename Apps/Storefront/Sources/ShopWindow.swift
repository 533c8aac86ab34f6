import AppFeature
import Combine
import DeepLink
import SwiftUI

/// A window of the app, with navigation of its own.
struct ShopWindow: View {
    @StateObject private var content: Content
    @Environment(\.scenePhase) private var phase

    init(shop: Shop) {
        _content = StateObject(wrappedValue: Content(shop))
    }

    var body: some View {
        switch content.window {
        case .success(let window):
            AppFeatureView(viewModel: window)
                // Receives universal links too.
                .onOpenURL { window.inbound.receive(.url($0.absoluteString)) }
                .onChange(of: phase, initial: true) { _, phase in content.phaseChanged(to: phase) }
        case .failure(let error):
            ContentUnavailableView(
                "The window can't be opened", systemImage: "exclamationmark.triangle",
                description: Text(verbatim: String(describing: error)))
        }
    }
}

extension ShopWindow {
    /// Keeps the window's view model for as long as SwiftUI keeps the window.
    @MainActor
    final class Content: ObservableObject {
        let window: Result<AppFeatureViewModel, any Error>
        private let shop: Shop
        private let token = WindowToken()

        init(_ shop: Shop) {
            self.shop = shop
            let token = token
            window = Result { try shop.openWindow(token) }
        }

        func phaseChanged(to phase: ScenePhase) {
            guard case .success(let window) = window else { return }
            switch phase {
            case .active:
                shop.windowBecameActive(window)
                Task { await window.enterForeground() }
            case .background: Task { await window.enterBackground() }
            default: break
            }
        }
    }
}
