/// A screen that a link with a destination pushes. It shows the destination that the link has now, and is the same object in
/// each pass.
@MainActor
final class LinkedScreen: View, Hashable {
    private var view: any View = EmptyView()

    typealias Body = Never

    fileprivate func show(_ view: any View) { self.view = view }

    func _render(in inputs: _ViewInputs, into outputs: inout _ViewOutputs) {
        AnyView(view)._render(in: inputs, into: &outputs)
    }

    nonisolated static func == (a: LinkedScreen, b: LinkedScreen) -> Bool { a === b }
    nonisolated func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension _ViewInputs {
    /// Returns the screen that the link at this position pushes.
    func linkedScreen(of destination: some View) -> LinkedScreen {
        let screen = memory { LinkedScreen() }
        if !host.isChecking { screen.show(destination) }
        return screen
    }
}

/// The screens of links above the path that an app keeps. As in SwiftUI, they aren't a part of the path, and are removed when
/// the app changes it.
@MainActor
final class LinkedScreens {
    fileprivate var screens: [LinkedScreen] = []
    fileprivate var path: [AnyHashable] = []

    fileprivate func above(_ path: [AnyHashable]) -> [LinkedScreen] { path == self.path ? screens : [] }
}

extension StackPath {
    /// Returns the path with the screens of links above it.
    func withLinkedScreens(_ linked: LinkedScreens, at place: Place) -> StackPath {
        let below = self
        return StackPath(
            read: {
                let path = below.read()
                return path + linked.above(path).map { AnyHashable($0) }
            },
            push: { value in
                guard let screen = value.base as? LinkedScreen else { return below.push(value) }
                let path = below.read()
                linked.screens = linked.above(path) + [screen]
                linked.path = path
                place.invalidate()
            },
            truncate: { count in
                let path = below.read()
                linked.screens = Array(linked.above(path).prefix(max(0, count - path.count)))
                place.invalidate()
                if count < path.count { below.truncate(count) }
            })
    }

    private init(
        read: @escaping @MainActor () -> [AnyHashable], push: @escaping @MainActor (AnyHashable) -> Void,
        truncate: @escaping @MainActor (Int) -> Void
    ) {
        self.read = read
        self.push = push
        self.truncate = truncate
    }
}
