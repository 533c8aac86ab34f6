/// A module of the app with the name of one of the shop's.
public enum BagModule {
    public static let name = "Bag"
}
