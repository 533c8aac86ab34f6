/// A module of the app with the name of one of the shop's.
public enum WebModule {
    public static let name = "Web"
}
