/// A module of the app with the name of one of the shop's.
public enum LocalizationModule {
    public static let name = "Localization"
}
