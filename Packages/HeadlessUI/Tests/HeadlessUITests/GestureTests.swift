import Foundation
@_spi(Inspection) import HeadlessUI
import SharedCombine
import Testing

@MainActor @Suite struct GestureTests {
    private final class Told {
        var changed: [CGSize] = []
        var ended: [CGSize] = []
        var taps = 0
    }

    private let told = Told()

    private func host() -> ViewHost {
        ViewHost(
            HStack {
                Text("A message")
                Button("Open") { told.taps += 1 }
            }
            .gesture(
                DragGesture(minimumDistance: 12)
                    .onChanged { told.changed.append($0.translation) }
                    .onEnded { told.ended.append($0.translation) }
            )
            .accessibilityIdentifier("message"))
    }

    @Test func aDragIsToldOnce() throws {
        let host = host()
        let message = try #require(host.tree.first(identifier: "message"))
        #expect(message.takes(.drag))
        #expect(message.send(.drag, "3,-40.5"))
        #expect(told.changed == [CGSize(width: 3, height: -40.5)])
        #expect(told.ended == told.changed)
    }

    @Test func aShortOneIsNone() throws {
        let message = try #require(host().tree.first(identifier: "message"))
        message.send(.drag, "0,-11.9")
        #expect(told.ended.isEmpty)
        message.send(.drag, "0,-12")
        #expect(told.ended.count == 1)
    }

    @Test(
        arguments: [
            "", ",", "1", "1,2,3", "0,-40,", "a,b", "nan,-40", "0,inf", "0,-10001", "1e300,40", "0, -40", "0;-40",
            String(repeating: "1", count: 80) + ",40",
        ])
    func invalidDragValueIsIgnored(_ value: String) throws {
        let message = try #require(host().tree.first(identifier: "message"))
        message.send(.drag, value)
        #expect(told.ended.isEmpty)
    }

    @Test func theButtonsInsideStillAreTapped() throws {
        let host = host()
        #expect(host.tree.button("Open")?.tap() == true)
        #expect(told.taps == 1)
        #expect(told.ended.isEmpty)
    }

    @Test func oneGestureOnAnotherAreTwo() throws {
        let host = ViewHost(
            Text("x")
                .gesture(DragGesture().onEnded { told.ended.append($0.translation) })
                .gesture(DragGesture().onEnded { told.changed.append($0.translation) }))
        for node in host.tree.all(where: { $0.takes(.drag) }) { node.send(.drag, "20,0") }
        #expect(told.ended.count == 1 && told.changed.count == 1)
    }

    @Test func disabledViewTakesNoDrag() {
        let host = ViewHost(Text("x").gesture(DragGesture()).disabled(true))
        #expect(host.tree.all(where: { $0.takes(.drag) }).isEmpty)
    }

    @Test func escapeSendsAway() throws {
        let host = ViewHost(
            VStack { Text("x") }.accessibilityAction(.escape) { told.taps += 1 }.accessibilityIdentifier("message"))
        #expect(try #require(host.tree.first(identifier: "message")).send(.dismiss))
        #expect(told.taps == 1)
    }

    @Test func barsAroundTheRootMakeNoScreenOfTheirOwn() {
        let host = ViewHost(
            TabView { NavigationStack { Text("x").navigationTitle("First") } }
                .safeAreaInset(edge: .top) { Text("A message") })
        #expect(host.tree.all(.screen).map(\.text) == ["First"])
        #expect(host.tree.texts.contains("A message"))
        #expect(host.tree.children.map(\.kind) == [.group])
    }

    private struct Row: View, Equatable {
        let name: String
        var body: some View { Text(name) }
    }

    @Test func aTapOnAnEqualViewKeepsItsNode() {
        @MainActor final class Count: ObservableObject { @Published var value = 0 }
        struct Tapped: View {
            @ObservedObject var count: Count
            var body: some View {
                let value = count.value
                VStack {
                    Row(name: "row").equatable().onTapGesture { count.value = value + 1 }
                }
            }
        }
        let count = Count()
        let host = ViewHost(Tapped(count: count))
        let (outline, node) = (host.tree.outline, host.tree.first { $0.takes(.tap) })
        for value in 1...3 {
            host.tree.first { $0.takes(.tap) }?.tap()
            #expect(count.value == value)
        }
        #expect(host.tree.outline == outline)
        #expect(host.tree.first { $0.takes(.tap) }?.id == node?.id)
        #expect(host.tree.all { $0.takes(.tap) }.count == 1)
    }
}
