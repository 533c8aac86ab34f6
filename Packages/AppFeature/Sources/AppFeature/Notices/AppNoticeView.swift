import Model
import SharedUI

/// The app's notice above the current screen.
struct AppNoticeView: View {
    @ObservedObject var notices: AppNotices
    @Environment(\.openURL) private var openURL

    var body: some View {
        switch notices.shown {
        case .storeBegunAnew(let incident):
            banner("Your saved data was damaged", Self.text(of: incident), open: nil)
        case .updateRecommended(let version, let url):
            banner(
                "Version \(version) is available", "Update to get the latest improvements.",
                open: url.map { url in { @MainActor @Sendable [openURL] in openURL(url) } })
        case .loadingCatalog(let percent): CatalogProgress(percent: percent)
        case nil: EmptyView()
        }
    }

    private func banner(
        _ title: String, _ message: String, open: (@MainActor @Sendable () -> Void)?
    ) -> some View {
        MessageBanner(title: title, message: message, identifier: "notice.app", open: open) { [notices] in
            notices.dismiss()
        }
    }

    private static func text(of incident: StoreIncident) -> String {
        incident.isAllSaved
            ? "We recovered your bag and wishlist. Everything else will be downloaded again."
            : "Some items in your bag or wishlist couldn't be recovered. Please check both."
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

/// The screen that replaces the app if the server no longer supports this version.
struct UpdateRequiredView: View {
    let update: RequiredUpdate

    var body: some View {
        VStack(spacing: Spacing.l) {
            EmptyStateView(
                icon: .warning, title: "Please update the app",
                message: "The shop requires version \(update.version) or later. Everything in your bag is saved.")
            if let url = update.url {
                Link("Update now", destination: url)
                    .accessibilityIdentifier("update.required.link")
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("update.required.screen")
    }
}
