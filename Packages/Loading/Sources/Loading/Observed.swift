public import Observation
public import SharedCombine

/// An `ObservableObject` that views observe by reading it, as an object of an `@Observable` class.
///
/// For a view model that is `@Observable` and shows the values of a loader or a router:
///
/// ```swift
/// @MainActor @Observable
/// final class NotesViewModel {
///     private let notes: Observed<CachedLoader<[String], TestFailure>>
///
///     init(_ load: @escaping CachedLoader<[String], TestFailure>.Load) { notes = Observed(CachedLoader(load: load)) }
///
///     var state: ViewState<[String], TestFailure> { notes.object.state }
///
///     func start() { notes.object.start() }
/// }
/// ```
///
/// The object isn't observed property by property: a change of any of them counts.
@MainActor @Observable
public final class Observed<Object: ObservableObject> {
    private var changes = 0
    private let observed: Object
    @ObservationIgnored private var subscription: AnyCancellable?

    /// - Parameter object: An object that changes on the main actor.
    public init(_ object: Object) {
        observed = object
        subscription = object.onChange { [weak self] in self?.changes += 1 }
    }

    /// The object. Reading it in a view's body observes it.
    public var object: Object {
        _ = changes
        return observed
    }
}
