/// The path of a navigation stack, wherever it is kept.
@MainActor
struct StackPath {
    let read: @MainActor () -> [AnyHashable]
    let push: @MainActor (AnyHashable) -> Void
    /// Keeps the given number of elements. One write, as one assignment of a shorter path.
    let truncate: @MainActor (Int) -> Void

    init(_ path: Binding<NavigationPath>) {
        read = { path.wrappedValue.elements }
        push = { path.wrappedValue.elements.append($0) }
        truncate = { count in
            let elements = path.wrappedValue.elements
            if count < elements.count {
                var shorter = NavigationPath()
                shorter.elements = Array(elements.prefix(count))
                path.wrappedValue = shorter
            }
        }
    }

    init<Data>(_ path: Binding<Data>)
    where Data: RandomAccessCollection, Data: RangeReplaceableCollection, Data.Element: Hashable {
        read = { path.wrappedValue.map { AnyHashable($0) } }
        push = { value in if let element = value.base as? Data.Element { path.wrappedValue.append(element) } }
        truncate = { count in
            let elements = path.wrappedValue
            if count < elements.count { path.wrappedValue = Data(elements.prefix(count)) }
        }
    }

    /// A path that belongs to the stack itself.
    init(_ own: OwnPath, at place: Place) {
        read = { own.elements }
        push = {
            own.elements.append($0)
            place.invalidate()
        }
        truncate = { count in
            own.elements = Array(own.elements.prefix(count))
            place.invalidate()
        }
    }

    @MainActor
    final class OwnPath {
        var elements: [AnyHashable] = []
    }
}
