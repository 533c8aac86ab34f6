/// A module of the app with the name of one of the shop's.
public enum HomeModule {
    public static let name = "Home"
}
