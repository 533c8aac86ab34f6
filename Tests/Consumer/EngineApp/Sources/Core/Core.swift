/// A module of the app with the name of one of the shop's.
public enum CoreModule {
    public static let name = "Core"
}
