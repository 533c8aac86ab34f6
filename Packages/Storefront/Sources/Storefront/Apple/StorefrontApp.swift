#if canImport(SwiftUI) && !Headless
    import AppFeature
    import Core
    import Foundation
    import Logging
    import SwiftUI

    /// The shop on Apple platforms.
    @main
    struct StorefrontApp: App {
        @State private var shop = OpenedShop()
        @Environment(\.scenePhase) private var phase

        var body: some Scene {
            WindowGroup {
                switch shop.device {
                case .success(let device):
                    AppFeatureView(viewModel: device.app)
                        .onOpenURL { device.app.inbound.receive(.url($0.absoluteString)) }
                        .onChange(of: phase) { _, phase in
                            switch phase {
                            case .active: Task { await device.app.enterForeground() }
                            case .background: Task { await device.app.enterBackground() }
                            default: break
                            }
                        }
                case .failure(let error):
                    ContentUnavailableView(
                        "The shop can't be opened", systemImage: "externaldrive.badge.exclamationmark",
                        description: Text("\(error)"))
                }
            }
        }
    }

    /// The device is opened once, when the app starts.
    @MainActor @Observable
    final class OpenedShop {
        let device: Result<ShopDevice, any Error>

        init() {
            device = Result {
                let directory = URL.applicationSupportDirectory.appending(path: "Shop", directoryHint: .isDirectory)
                let api = try StorefrontConfiguration.api()
                let logger = Logger(label: "storefront")
                let answers = ResponseStore(
                    in: directory.appending(path: "answers", directoryHint: .isDirectory), logger: logger)
                return try ShopDevice(
                    directory: directory, network: LiveNetwork(api: api, cache: answers, logger: logger),
                    tokens: .system, logger: logger)
            }
        }
    }
#endif
