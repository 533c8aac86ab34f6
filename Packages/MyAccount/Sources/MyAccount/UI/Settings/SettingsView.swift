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
                    DisclosureRow("Notification settings", symbol: "bell") { viewModel.openNotificationSettings() }
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

    private func choice<Value>(
        of setting: KeyPath<ViewModel, Value>, set: @escaping @MainActor (Value) async -> Void
    ) -> Binding<Value> {
        Binding {
            viewModel[keyPath: setting]
        } set: { value in
            Task { await set(value) }
        }
    }

    private var appearancePicker: some View {
        Picker("Colors", selection: choice(of: \.appearance) { await viewModel.setAppearance($0) }) {
            Text("Automatic").tag(Appearance.system)
            Text("Light").tag(Appearance.light)
            Text("Dark").tag(Appearance.dark)
        }
        .accessibilityIdentifier("settings.appearance.picker")
    }

    private var languagePicker: some View {
        Picker("Language", selection: choice(of: \.language) { await viewModel.setLanguage($0) }) {
            Text("Automatic").tag(Language.system)
            ForEach(Language.allCases.filter { $0 != .system }, id: \.self) { language in
                Text(verbatim: language.displayName ?? "").tag(language)
            }
        }
        .accessibilityIdentifier("settings.language.picker")
    }

    private var stylePicker: some View {
        Picker("Show products as", selection: choice(of: \.style) { await viewModel.setStyle($0) }) {
            Text("Grid").tag(ListingStyle.grid)
            Text("List").tag(ListingStyle.list)
        }
        .accessibilityIdentifier("settings.listing-style.picker")
    }
}
