import Model
import SharedUI

/// What the app has to say, over whatever is on show.
struct AppNoticeView: View {
    @ObservedObject var notices: AppNotices
    @Environment(\.openURL) private var openURL

    var body: some View {
        switch notices.shown {
        case .storeBegunAnew(let incident):
            banner("Your data was damaged", Self.text(of: incident), open: nil)
        case .updateRecommended(let version, let url):
            banner(
                "Version \(version) is here", "It is better than the one you have.",
                open: url.map { url in { @MainActor @Sendable [openURL] in openURL(url) } })
        case .loadingCatalogue(let percent): CatalogueProgress(percent: percent)
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
            ? "Your bag and your wishlist were saved. The rest is loaded again."
            : "Not all of your bag and your wishlist could be saved. Please have a look at them."
    }
}

/// How much of the catalogue is there.
struct CatalogueProgress: View {
    let percent: Int

    var body: some View {
        HStack(spacing: Spacing.s) {
            ProgressView(value: Double(percent), total: 100)
                .frame(maxWidth: 160)
                .accessibilityLabel("The shop is being loaded")
            Text("\(percent) % of the shop is on this device").font(FontStyle.note)
        }
        .padding(Spacing.s)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: CornerRadius.m))
        .accessibilityElement(children: .contain)
        .accessibilityIdentifier("notice.catalogue.progress")
    }
}
