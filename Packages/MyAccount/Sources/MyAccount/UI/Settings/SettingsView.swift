import FlowKit
import Model
public import SharedUI

/// The app's settings.
public struct SettingsView<ViewModel: SettingsViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        List {
            Section("Appearance") { appearancePicker }
            Section("Language") { languagePicker }
            Section("Products") { stylePicker }
            if viewModel.hasNotificationSettings {
                Section("Notifications") {
                    AccountRow("Notification settings", symbol: "bell") { viewModel.openNotificationSettings() }
                        .accessibilityIdentifier("settings.notifications.row")
                }
            }
            Section("About") {
                Text("Version \(viewModel.version)")
                    .foregroundStyle(ThemedColor.secondaryText)
                    .accessibilityIdentifier("settings.version.label")
            }
            if viewModel.hasDebugMenu {
                Section("Developer") {
                    Button("Debug menu") { viewModel.openDebugMenu() }
                        .accessibilityIdentifier("settings.debug-menu.button")
                }
            }
            if viewModel.isSignedIn {
                Section { SignOutButton(viewModel.signingOut, identifier: "settings.sign-out.button") }
            }
        }
        .navigationTitle("Settings")
        .inlineNavigationTitle()
        .alert($viewModel.alert)
        .signingOut(viewModel.signingOut)
        .task { await viewModel.observe() }
    }

    private var appearancePicker: some View {
        let appearance = Binding {
            viewModel.appearance
        } set: { appearance in
            Task { await viewModel.setAppearance(appearance) }
        }
        return Picker("Colors", selection: appearance) {
            Text("Automatic").tag(Appearance.system)
            Text("Light").tag(Appearance.light)
            Text("Dark").tag(Appearance.dark)
        }
        .accessibilityIdentifier("settings.appearance.picker")
    }

    private var languagePicker: some View {
        let language = Binding {
            viewModel.language
        } set: { language in
            Task { await viewModel.setLanguage(language) }
        }
        return Picker("Language", selection: language) {
            Text("Automatic").tag(Language.system)
            ForEach(Language.allCases.filter { $0 != .system }, id: \.self) { language in
                Text(verbatim: language.displayName ?? "").tag(language)
            }
        }
        .accessibilityIdentifier("settings.language.picker")
    }

    private var stylePicker: some View {
        let style = Binding {
            viewModel.style
        } set: { style in
            Task { await viewModel.setStyle(style) }
        }
        return Picker("Show products as", selection: style) {
            Text("Grid").tag(ListingStyle.grid)
            Text("List").tag(ListingStyle.list)
        }
        .accessibilityIdentifier("settings.listing-style.picker")
    }
}
