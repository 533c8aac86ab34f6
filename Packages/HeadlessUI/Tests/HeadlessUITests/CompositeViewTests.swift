import Foundation
@_spi(Inspection) import HeadlessUI
import Testing

/// Views that are made of others.
@MainActor @Suite(.timeLimit(.minutes(60))) struct CompositeViewTests {
    @Test func aFieldParsesAValue() {
        struct Amount: View {
            @State private var amount = 1234.5
            @State private var count: Int?
            var body: some View {
                TextField("Amount", value: $amount, format: .number.locale(Locale(identifier: "en_US")))
                TextField("Count", value: $count, format: .number.locale(Locale(identifier: "en_US")))
                Text("\(Int(amount)) \(count ?? -1)" as String)
            }
        }
        let host = ViewHost(Amount())
        func field(_ name: String) -> RenderNode? { host.tree.first(.textField, name) }
        #expect(field("Amount")?.value == "1,234.5")
        field("Amount")?.enter("2,000")
        field("Count")?.enter("7")
        #expect(host.tree.texts == ["2000 7"])
        field("Amount")?.enter("many")
        field("Count")?.enter("")
        #expect(host.tree.texts == ["2000 -1"])
    }

    @Test func aSliderChangesByItsStep() {
        struct Volume: View {
            @State private var volume = 0.5
            @State private var cups: Float = 4
            var body: some View {
                Slider(value: $volume) { Text("Volume") }
                Slider(value: $cups, in: 4...12, step: 2)
                Text("\(volume, specifier: "%.1f") \(cups, specifier: "%.0f")")
            }
        }
        let host = ViewHost(Volume())
        host.tree.first(.stepper, "Volume")?.send(.increment)
        host.tree.all(.stepper).last?.send(.increment)
        #expect(host.tree.texts.last == "0.6 6")
    }

    @Test func anAppDrawsLabels() {
        struct Reversed: LabelStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.title
                    if isEnabled { configuration.icon }
                }
            }
        }
        let host = ViewHost(
            VStack {
                Label("Bag", systemImage: "bag")
                Label("Off", systemImage: "bag").disabled(true)
                Label("Plain", systemImage: "bag").labelStyle(.titleOnly)
            }
            .labelStyle(Reversed()))
        #expect(host.tree.texts == ["Bag", "Off", "Plain"])
        #expect(host.tree.all(.image).compactMap(\.symbol) == ["bag"])
    }

    @Test func boxesShowTheirContent() {
        let host = ViewHost(
            Grid {
                GridRow {
                    GroupBox("Box") { TextEditor(text: .constant("Long")) }
                    ContentUnavailableView("Nothing", systemImage: "bag", description: Text("Try again"))
                }
                RadialGradient(colors: [.red, .blue], center: .center, startRadius: 1, endRadius: 2)
                Circle().fill(Color.red.gradient)
            })
        #expect(host.tree.texts == ["Box", "Nothing", "Try again"])
        #expect(host.tree.first(.textField)?.value == "Long")
        #expect(host.tree.all(.shape).count == 2)
    }
}
