/// Types of the app, with the names of types that generated code uses.
enum ActivityID {}
enum DeepLinkRefusal {}
enum LinkEntry {}
enum LinkTab {}
enum NavigationType {}
enum Routable {}
enum Route {}
enum RouteSchema {}
final class Router {}
struct TabConfig {}
protocol View {}
struct ViewBuilder {}
