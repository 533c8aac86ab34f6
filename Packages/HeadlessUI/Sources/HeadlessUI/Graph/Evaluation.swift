import Observation
@_spi(MainQueue) import SharedCombine

/// The last evaluation of a body: of a view, a modifier, a style or toolbar content, or of content that a primitive view
/// has as a closure.
///
/// The body is evaluated again only when something changed that it depends on: what was stored in its source, state or an
/// observable object that it read, an object that it observes, or a value that it read from the environment. That is
/// SwiftUI's rule.
@MainActor
final class Evaluation<Source, Body>: AnyEvaluation {
    fileprivate let source: Source
    fileprivate let body: Body
    fileprivate let environment: EnvironmentValues
    fileprivate let reads: EnvironmentReads

    fileprivate init(
        _ source: Source, _ body: Body, in environment: EnvironmentValues, reads: EnvironmentReads,
        dependencies: Dependencies
    ) {
        self.source = source
        self.body = body
        self.environment = environment
        self.reads = reads
        super.init(dependencies)
    }

    /// Returns true if evaluating the body again has to give the same.
    fileprivate func isCurrent(for source: Source, in inputs: _ViewInputs) -> Bool {
        guard !dependencies.haveChanged else { return false }
        let fields = inputs.host.fields
        return fields.isSame(self.source, source)
            && inputs.environment.agrees(with: environment, on: reads.names, by: fields)
    }

    override var sourceType: Any.Type { Source.self }
}

/// An evaluation at a position, with a source of any type.
@MainActor
class AnyEvaluation {
    let dependencies: Dependencies
    /// The last walk in which the body from before was what SwiftUI would show.
    var reusedWalk = 0

    fileprivate init(_ dependencies: Dependencies) { self.dependencies = dependencies }

    var sourceType: Any.Type { Never.self }
}

/// The state and the objects that one evaluation of a body depends on.
///
/// The next evaluation has dependencies of its own. Those of the one before are released, and with them every
/// registration as a reader.
@MainActor
final class Dependencies {
    private(set) var haveChanged = false
    private let place: Place

    fileprivate init(at place: Place) { self.place = place }

    /// Makes the host evaluate the body again.
    func invalidate() {
        haveChanged = true
        place.invalidate()
    }
}

/// What the primitive views at a position depend on.
@MainActor
private final class PrimitiveReads {
    private var dependencies: [Dependencies] = []
    private var walk = 0

    func add(_ new: Dependencies, in walk: Int) {
        if self.walk != walk { dependencies = [] }
        self.walk = walk
        dependencies.append(new)
    }
}

/// The evaluations that have read a piece of state.
@MainActor
struct Readers {
    private struct Reader {
        weak var dependencies: Dependencies?
    }
    private var readers: [Reader] = []

    mutating func add(_ dependencies: Dependencies?) {
        guard let dependencies, readers.last?.dependencies !== dependencies else { return }
        readers.removeAll { $0.dependencies == nil }
        readers.append(Reader(dependencies: dependencies))
    }

    /// Makes all readers be evaluated again.
    mutating func invalidate() {
        let due = readers
        readers = []
        for reader in due { reader.dependencies?.invalidate() }
    }
}

/// Content that a primitive view has as a closure.
protocol DeferredContent {}

/// Content that a primitive view has as a closure: the content of a dialog, for instance.
private struct Deferred<Content>: DeferredContent {
    let make: () -> Content
}

/// Content that a primitive view has as a closure of a value: a row, the content of a sheet, a destination.
private struct DeferredOfValue<Value, Content>: DeferredContent {
    let value: Value
    let make: (Value) -> Content
}

extension _ViewInputs {
    /// Returns the body of a source at this position: the one from before, unless something that it depends on has changed.
    ///
    /// - Parameters:
    ///   - link: Links the dynamic properties of the source to this position.
    ///   - make: Makes the body of the linked source.
    func body<Source, Body>(
        of source: Source,
        link: @MainActor (inout Source, _ViewInputs) -> Void = { $1.host.properties.link(&$0, in: $1) },
        _ make: @MainActor (Source) -> Body
    ) -> Body {
        let last = node.evaluation as? Evaluation<Source, Body>
        let isCurrent = last?.isCurrent(for: source, in: self) ?? false
        if let last, isCurrent {
            last.reusedWalk = host.walk
            if !host.isChecking {
                environment.reads?.note(last.reads.names)
                return last.body
            }
        }
        var linking = self
        let reads = linking.environment.noteReads()
        var linked = source
        link(&linked, linking)
        if host.isChecking { return make(linked) }
        let dependencies = Dependencies(at: place)
        let body = host.evaluate(for: dependencies) { make(linked) }
        node.evaluation = Evaluation(source, body, in: environment, reads: reads, dependencies: dependencies)
        return body
    }

    /// Returns true if evaluating the body of a source again has to give the same.
    func isEvaluationCurrent<Composite: View>(of view: Composite) -> Bool {
        (node.evaluation as? Evaluation<Composite, Composite.Body>)?.isCurrent(for: view, in: self) ?? false
    }

    /// Returns what a primitive view at this position reads. When that changes, the view is rendered again.
    func reading<Value>(_ read: () -> Value) -> Value {
        if host.isChecking { return read() }
        let dependencies = Dependencies(at: place)
        memory { PrimitiveReads() }.add(dependencies, in: host.walk)
        return host.evaluate(for: dependencies, read)
    }

    /// Returns the value of a binding that a primitive view at this position shows, as `reading(_:)`.
    func value<Value>(of binding: Binding<Value>) -> Value { reading { binding.wrappedValue } }

    /// Returns the content that a closure makes, as `body(of:_:)`.
    func content<Content>(_ make: @escaping () -> Content) -> Content {
        body(of: Deferred(make: make)) { $0.make() }
    }

    /// Returns the content that a closure makes of a value, as `body(of:_:)`.
    func content<Value, Content>(of value: Value, _ make: @escaping (Value) -> Content) -> Content {
        body(of: DeferredOfValue(value: value, make: make)) { $0.make($0.value) }
    }
}

extension ViewHost {
    /// Calls `make` and notes what it reads.
    fileprivate func evaluate<Body>(for dependencies: Dependencies, _ make: () -> Body) -> Body {
        let outer = running
        running = dependencies
        defer { running = outer }
        return withObservationTracking(make) { [weak dependencies] in
            if MainQueue.isCurrent {
                MainActor.assumeIsolated { dependencies?.invalidate() }
            } else {
                Task { @MainActor in dependencies?.invalidate() }
            }
        }
    }
}
