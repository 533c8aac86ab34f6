import Foundation
@_spi(Inspection) import HeadlessUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(60))) struct ControlTests {
    @Test func aPickerChoosesByTapIDOrLabel() {
        struct Choice: View {
            @State private var order: String? = "b"
            var body: some View {
                Picker("Order", selection: $order) {
                    Text("None").tag(String?.none)
                    ForEach(["a", "b"], id: \.self) { Text($0.uppercased()).tag($0) }
                }
            }
        }
        let host = ViewHost(Choice())
        func picker() -> RenderNode? { host.tree.first(.picker) }
        #expect(picker()?.value == "B")
        picker()?.children[1].tap()
        #expect(picker()?.value == "A")
        picker()?.send(.change, "None")
        #expect(picker()?.children.map(\.isSelected) == [true, false, false])
        picker()?.send(.change, String(picker()?.children[2].id ?? 0))
        #expect(picker()?.value == "B")
        picker()?.send(.change, "Z")
        #expect(picker()?.value == "B")
    }

    @Test func aStepperStaysInItsBounds() {
        struct Quantity: View {
            @State private var count = 1
            var body: some View { Stepper("Quantity", value: $count, in: 1...4, step: 2) }
        }
        let host = ViewHost(Quantity())
        func stepper() -> RenderNode? { host.tree.first(.stepper) }
        #expect(stepper()?.events == [.increment])
        stepper()?.send(.increment)
        #expect(stepper()?.events == [.increment, .decrement])
        stepper()?.send(.increment)
        #expect(stepper()?.value == "4")
        #expect(stepper()?.events == [.decrement])
    }

    @Test func aDisclosureGroupShowsAndHidesItsRows() {
        struct Groups: View {
            @State private var isExpanded = false
            var body: some View {
                List {
                    DisclosureGroup(isExpanded: $isExpanded) {
                        Button("Shirts") {}
                        Button("Shoes") {}
                    } label: {
                        Text("Mens").accessibilityIdentifier("mens")
                    }
                    Text("Laptops")
                }
            }
        }
        let host = ViewHost(Groups())
        func labels() -> [String] { host.tree.all(.row).map(\.label) }
        #expect(labels() == ["Mens", "Laptops"])
        #expect(host.tree.first(identifier: "mens")?.outlineLine == "button \"Mens\" (collapsed) #mens")
        host.tree.first(identifier: "mens")?.tap()
        #expect(labels() == ["Mens", "Shirts", "Shoes", "Laptops"])
        #expect(host.tree.first(identifier: "mens")?.outlineLine == "button \"Mens\" (expanded) #mens")
        #expect(host.tree.button("Shoes")?.style.padding == nil)
        #expect(host.tree.all(.row).map { $0.style.rowInsets?.leading } == [nil, 40, 40, nil])
        host.tree.first(identifier: "mens")?.tap()
        #expect(labels() == ["Mens", "Laptops"])
    }

    @Test func aDisclosureGroupOutsideOfAListIsNotIndented() {
        let host = ViewHost(
            VStack { DisclosureGroup("More", isExpanded: .constant(true)) { Text("Details") } }.disabled(true))
        #expect(host.tree.texts == ["More", "Details"])
        #expect(host.tree.all(.text).last?.style.padding == nil)
        #expect(host.tree.button("More")?.tap() == false)
    }

    @Test func labeledContentIsReadWithItsLabel() {
        let host = ViewHost(
            VStack {
                LabeledContent("Total", value: 12.5, format: .number).accessibilityIdentifier("total")
                LabeledContent("Carrier", value: "Bike")
                LabeledContent(String("License")) { Button("MIT") {} }
            })
        let found = host.tree.all(.labeledContent)
        #expect(found.map(\.label) == ["Total 12.5", "Carrier Bike", "License MIT"])
        #expect(found.map { $0.children.map(\.kind) } == [[.label, .text], [.label, .text], [.label, .button]])
        #expect(found.first?.outlineLine == "group #total")
    }

    @Test func aDisabledViewDisablesWhatIsInIt() {
        let host = ViewHost(VStack { Button("a") {}.disabled(false) }.disabled(true))
        #expect(host.tree.button("a")?.isEnabled == false)
        #expect(host.tree.button("a")?.tap() == false)
    }

    @Test func aCustomButtonStyleDrawsTheButton() {
        struct Loud: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Text("!")
                    configuration.label
                }
            }
        }
        let host = ViewHost(Button("Buy") {}.buttonStyle(Loud()))
        #expect(host.tree.first(.button)?.label == "! Buy")
        #expect(host.tree.first(.button)?.style.button == .custom)
        #expect(
            ViewHost(Button("Buy") {}.buttonStyle(.borderedProminent)).tree.first(.button)?.style.button
                == .borderedProminent
        )
    }

    @Test func aLinkOpensItsURLInTheEnvironment() throws {
        var opened: [URL] = []
        let url = try #require(URL(string: "shop://products/1"))
        let host = ViewHost(
            Link("Open", destination: url).environment(
                \.openURL,
                OpenURLAction {
                    opened.append($0)
                    return .handled
                }
            )
        )
        host.tree.first(.link)?.tap()
        #expect(opened == [url])
    }

    @Test(arguments: [
        (OpenURLAction.Result.handled, ""), (.discarded, ""), (.systemAction, "https://shop.example/help"),
    ])
    func whatAnAppLeavesToTheSystemIsOpenedByTheHost(result: OpenURLAction.Result, system: String) throws {
        let url = try #require(URL(string: "https://shop.example/help"))
        let host = ViewHost(Link("Help", destination: url).environment(\.openURL, OpenURLAction { _ in result }))
        var opened: [String] = []
        host.onOpenURL = {
            opened.append($0.absoluteString)
            return true
        }
        #expect(host.tree.first(.link)?.isForApp == true)
        host.tree.first(.link)?.tap()
        #expect(opened.joined() == system)
    }

    @Test func aLinkWithoutAnActionOfTheAppIsOpenedByTheHost() throws {
        let url = try #require(URL(string: "https://shop.example/help"))
        var accepted: [Bool] = []
        struct Opening: View {
            @Environment(\.openURL) var openURL
            let url: URL
            let report: (Bool) -> Void
            var body: some View {
                Link("Help", destination: url)
                Button("open") { openURL(url, completion: report) }
            }
        }
        let host = ViewHost(Opening(url: url) { accepted.append($0) })
        #expect(host.tree.first(.link)?.isForApp == false)
        host.tree.button("open")?.tap()
        #expect(accepted == [false])
        host.onOpenURL = { $0 == url }
        host.tree.button("open")?.tap()
        #expect(accepted == [false, true])
    }

    @Test func swipeActionsBelongToTheRow() {
        let host = ViewHost(List { Text("Lamp").swipeActions { Button("Delete", role: .destructive) {} }.padding() })
        let row = host.tree.first(.row)
        #expect(row?.children.map(\.kind) == [.text, .swipeActions])
        #expect(row?.label == "Lamp")
        #expect(row?.button("Delete") != nil)
    }

    @Test func focusMoves() {
        struct Fields: View {
            @FocusState private var focused: Int?
            var body: some View {
                TextField("One", text: .constant("")).focused($focused, equals: 1)
                TextField("Two", text: .constant("")).focused($focused, equals: 2)
                Button("go") { focused = 2 }
            }
        }
        let host = ViewHost(Fields())
        #expect(host.tree.all(.textField).map(\.isFocused) == [false, false])
        host.tree.button("go")?.tap()
        #expect(host.tree.all(.textField).map(\.isFocused) == [false, true])
        host.tree.first(.textField)?.send(.focus)
        #expect(host.tree.all(.textField).map(\.isFocused) == [true, false])
    }

    @Test func numbersInTextsAreGrouped() {
        #expect(ViewHost(Text("\(1_234_567) and \(-1_000) and \(12)")).tree.texts == ["1,234,567 and -1,000 and 12"])
        #expect(ViewHost(Text(verbatim: "\(1234)")).tree.texts == ["1234"])
        #expect(ViewHost(Text("\(2.5) \(2.5, specifier: "%.1f")")).tree.texts == ["2.500000 2.5"])
    }

    @Test func fieldsHaveTheInputTraitsOfTheViewsAroundThem() {
        struct Fields: View {
            @State private var text = ""
            var body: some View {
                VStack {
                    TextField("User name", text: $text)
                        .textContentType(.username)
                        .textInputAutocapitalization(.never)
                    TextField("E-mail", text: $text)
                        .keyboardType(.emailAddress)
                    SecureField("Password", text: $text)
                }
                .textContentType(.password)
                .autocorrectionDisabled()
            }
        }
        let fields = ViewHost(Fields()).tree.all { $0.kind == .textField || $0.kind == .secureField }
        let inputs = fields.map(\.style.textInput)
        #expect(inputs.map(\.contentType) == [.username, .password, .password])
        #expect(inputs.map(\.keyboardType) == [.default, .emailAddress, .default])
        #expect(inputs.map(\.autocapitalization) == [.never, nil, nil])
        #expect(inputs.map(\.isAutocorrectionDisabled) == [true, true, true])
    }

    @Test func announcementsReachTheHostWhoseEffectsRun() async {
        struct Announcing: View {
            @State private var count = 0
            let isAnnounced: () -> Void
            var body: some View {
                Button("Add") { count += 1 }
                    .onAppear { AccessibilityNotification.Announcement("Shown").post() }
                    .onChange(of: count) { AccessibilityNotification.Announcement("\(count) in the bag").post() }
                    .task {
                        AccessibilityNotification.Announcement("Loaded").post()
                        isAnnounced()
                    }
            }
        }
        var (first, second): ([String], [String]) = ([], [])
        let (announced, announcement) = AsyncStream<Void>.makeStream()
        let host = ViewHost(Announcing { announcement.finish() })
        let other = ViewHost(Announcing {})
        host.onAnnouncement = { first.append($0) }
        other.onAnnouncement = { second.append($0) }
        host.tree.button("Add")?.tap()
        _ = host.tree
        for await _ in announced {}
        #expect(first == ["Shown", "1 in the bag", "Loaded"])
        #expect(second == [])
    }

    @Test func aButtonStyleHasTheEnvironmentAndAStateOfItsOwn() {
        struct Dimmed: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            @State private var count = 0

            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(isEnabled ? "on" : "off")
                    Text("\(count)").onAppear { count += 1 }
                }
            }
        }
        let host = ViewHost(
            VStack {
                Button("Buy") {}
                Button("Sell") {}.disabled(true)
            }
            .buttonStyle(Dimmed()))
        #expect(host.tree.all(.button).map(\.label) == ["Buy on 1", "Sell off 1"])
    }
}
