/// The inputs that rarely change from a view to its content, behind one reference.
@MainActor
final class Surroundings {
    let host: ViewHost
    var environment: EnvironmentValues
    var screen: Screen
    var window: RowWindow?
    var rowOutside: LazyRow?

    init(host: ViewHost, environment: EnvironmentValues, screen: Screen) {
        self.host = host
        self.environment = environment
        self.screen = screen
    }

    init(_ other: Surroundings) {
        host = other.host
        environment = other.environment
        screen = other.screen
        window = other.window
        rowOutside = other.rowOutside
    }
}
