import FlowKit
import Model
public import SharedUI

/// The app.
public struct AppFeatureView: View {
    @ObservedObject private var viewModel: AppFeatureViewModel
    @Environment(\.openURL) private var openURL
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction

    public init(viewModel: AppFeatureViewModel) {
        self.viewModel = viewModel
    }

    public var body: some View {
        let choice = LocaleChoice(viewModel.language, locale: locale, direction: direction)
        // The task belongs to the stack: it continues when an update becomes required.
        VStack(spacing: 0) { AppShell(viewModel: viewModel) }
            .environment(\.locale, choice.locale)
            .environment(\.layoutDirection, choice.direction)
            .preferredColorScheme(viewModel.appearance.colorScheme)
            .onAppear { viewModel.coordinator.openOutside = { [openURL] url in openURL(url) } }
            .task { await viewModel.observe() }
    }
}

/// The app, or the screen that requires an update.
struct AppShell: View {
    private let viewModel: AppFeatureViewModel
    @ObservedObject private var notices: AppNotices
    @StateObject private var content: AppContent

    init(viewModel: AppFeatureViewModel) {
        self.viewModel = viewModel
        notices = viewModel.notices
        _content = StateObject(wrappedValue: AppContent(viewModel))
    }

    var body: some View {
        if let update = notices.required {
            UpdateRequiredView(version: update.version, url: update.url)
        } else {
            NavigatorView(
                viewModel.coordinator.navigator, content: content,
                appDialog: notices.modal.map { AppDialog($0, viewModel) }
            )
            .safeAreaInset(edge: .top, spacing: 0) {
                TopBanners(viewModel: viewModel, notices: notices, banners: viewModel.banners)
            }
        }
    }
}

extension Appearance {
    /// The color scheme of the window. `nil` for the system's choice.
    fileprivate var colorScheme: ColorScheme? {
        switch self {
        case .system: nil
        case .light: .light
        case .dark: .dark
        }
    }
}

/// The locale and direction of the app: those of the language that the user has chosen, or else the system's.
struct LocaleChoice {
    let locale: Locale
    let direction: LayoutDirection

    init(_ language: Language, locale: Locale, direction: LayoutDirection) {
        if language != .system, let chosen = language.locale(among: [locale.identifier(.bcp47)]) {
            self.locale = chosen
            self.direction = chosen.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
        } else {
            self.locale = locale
            self.direction = direction
        }
    }
}

/// A kind of window, which determines whether its state is stored.
public enum AppWindow: Hashable, Sendable {
    /// The main window. Its navigation state and pending links are stored for the next launch.
    case main
    /// An additional window. Its state and pending links aren't stored, so that two windows don't open the same links
    /// or overwrite each other's state.
    case additional
}
