/// A module of the app with the name of one of the shop's.
public enum SearchModule {
    public static let name = "Search"
}
