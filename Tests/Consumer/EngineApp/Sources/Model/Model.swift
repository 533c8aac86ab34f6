/// A module of the app with the name of one of the shop's.
public enum ModelModule {
    public static let name = "Model"
}
