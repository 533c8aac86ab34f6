import FlowKit
import Loading
import Model
public import SharedUI

/// A switch for each kind of notification.
public struct NotificationSettingsView<ViewModel: NotificationSettingsViewModelProtocol>: View {
    @StateObject private var viewModel: ViewModel

    public init(viewModel: @autoclosure @escaping () -> ViewModel) {
        _viewModel = StateObject(wrappedValue: viewModel())
    }

    public var body: some View {
        ContentBelowNotice(viewModel.state.value == nil ? nil : viewModel.notice) {
            viewModel.retry()
        } content: {
            content
        }
        .navigationTitle("Notification settings")
        .inlineNavigationTitle()
        .alert($viewModel.alert)
        .task { await viewModel.observe() }
    }

    @ViewBuilder private var content: some View {
        switch viewModel.state {
        case .loading:
            LoadingView()
        case .success(let settings):
            List {
                permission
                Section {
                    toggle("Order updates", "orders", settings, \.orders)
                    toggle("Offers and news", "offers", settings, \.offers)
                    toggle("Messages from customer service", "messages", settings, \.messages)
                } footer: {
                    Text("Your choice applies to all your devices.")
                }
            }
        case .error(.unauthorized):
            ScrollView {
                SignedOutNotice(message: "Sign in to choose your notifications.") { viewModel.signIn() }
            }
        case .error(let error):
            ScrollView { ErrorView(error) { viewModel.retry() } }
        }
    }

    /// The permission of this device, unless the user has allowed notifications.
    @ViewBuilder private var permission: some View {
        switch viewModel.authorization {
        case .denied:
            Section {
                if let settings = viewModel.systemSettings {
                    Link("Open settings", destination: settings)
                        .accessibilityIdentifier("notification-settings.system.link")
                } else {
                    allowButton
                }
            } header: {
                Text("This device")
            } footer: {
                Text("You've turned notifications off on this device, so you won't see any of the kinds below here.")
            }
        case .notDetermined:
            Section {
                allowButton
            } header: {
                Text("This device")
            } footer: {
                Text("This device doesn't show notifications yet.")
            }
        case .authorized, .provisional, nil: EmptyView()
        }
    }

    private var allowButton: some View {
        Button("Turn on notifications") { viewModel.allowNotifications() }
            .accessibilityIdentifier("notification-settings.allow.button")
    }

    private func toggle(
        _ title: LocalizedStringKey, _ name: String, _ settings: NotificationSettings,
        _ field: WritableKeyPath<NotificationSettings, Bool>
    ) -> some View {
        let isOn = Binding {
            settings[keyPath: field]
        } set: { isOn in
            var new = settings
            new[keyPath: field] = isOn
            viewModel.change(to: new)
        }
        return Toggle(title, isOn: isOn).accessibilityIdentifier("notification-settings.\(name).toggle")
    }
}
