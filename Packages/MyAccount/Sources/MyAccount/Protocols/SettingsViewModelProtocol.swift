public import FlowKit
public import Model

/// What the settings show and what can be chosen there.
@MainActor
public protocol SettingsViewModelProtocol: ObservableObject {
    /// How lists of products are laid out.
    var style: ListingStyle { get }
    /// The version of the app.
    var version: String { get }
    /// Whether there is somebody to sign out.
    var isSignedIn: Bool { get }
    /// What went wrong with what was done last.
    var alert: AlertState? { get set }
    var signingOut: SigningOut { get }

    /// Follows what is chosen, here and elsewhere, for as long as the screen is shown.
    func observe() async
    /// Shows the choice at once; goes back to what it was when it can't be kept.
    func setStyle(_ style: ListingStyle) async
}
