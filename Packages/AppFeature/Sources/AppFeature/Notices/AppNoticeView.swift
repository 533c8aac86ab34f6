import FlowKit
import Model
import SharedUI

/// The app's notice above the current screen.
struct AppNoticeView: View {
    @ObservedObject var notices: AppNotices
    /// Opens a message's link.
    let follow: @MainActor @Sendable (String) -> Void
    @Environment(\.openURL) private var openURL

    var body: some View {
        switch notices.shown {
        case .storeBegunAnew(let incident):
            banner("Your saved data was damaged", Self.text(of: incident), open: nil)
        case .updateRecommended(let version, let url):
            banner(
                "Version \(version.description) is available", "Update to get the latest improvements.",
                open: url.map { url in { @MainActor @Sendable [openURL] in openURL(url) } })
        case .message(let message):
            banner(
                "\(message.title)", message.text.isEmpty ? nil : "\(message.text)",
                open: message.link.map { link in
                    { @MainActor @Sendable [notices, follow] in
                        notices.dismiss()
                        follow(link)
                    }
                })
        case .loadingCatalog(let percent): CatalogProgress(percent: percent)
        case nil: EmptyView()
        }
    }

    private func banner(
        _ title: LocalizedStringResource, _ message: LocalizedStringResource?, open: (@MainActor @Sendable () -> Void)?
    ) -> some View {
        MessageBanner(title: title, message: message, identifier: "notice.app", open: open) { [notices] in
            notices.dismiss()
        }
    }

    private static func text(of incident: StoreIncident) -> LocalizedStringResource {
        incident.isAllSaved
            ? "We recovered your bag and wishlist. Everything else will be downloaded again."
            : "Some items in your bag or wishlist couldn't be recovered. Please check both."
    }
}

extension AlertState {
    /// The dialog for a message over the screen.
    init(_ message: InAppMessage) {
        let close = AlertState.Button(id: "close", title: message.link == nil ? "OK" : "Not now", role: .cancel)
        let open = message.link.map { AlertState.Button(id: $0, title: "Open") }
        self.init(
            title: "\(message.title)", message: message.text.isEmpty ? nil : "\(message.text)",
            buttons: [open, close].compactMap(\.self))
    }
}

/// The progress of the catalog's download.
struct CatalogProgress: View {
    let percent: Int

    var body: some View {
        HStack(spacing: Spacing.s) {
            ProgressView(value: Double(percent), total: 100)
                .frame(maxWidth: 160)
                .accessibilityLabel("Downloading the catalog")
            Text("\(percent)% of the catalog downloaded").font(FontStyle.note)
        }
        .padding(Spacing.s)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: CornerRadius.m))
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("notice.catalog.progress")
    }
}
