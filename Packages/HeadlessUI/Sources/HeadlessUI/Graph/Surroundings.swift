/// What changes rarely on the way down from view to view: one reference to hand on instead of many.
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
