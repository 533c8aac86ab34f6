import HeadlessUI
import ScreenTesting
import Testing

@MainActor @Suite struct OutlineTests {
    @Test func aWholeScreen() {
        let app = ScreenDriver { ShelfView(pageSize: 1) }
        app.type("lamp", into: "Find")
        app.tap("Info")
        app.expectOutline(
            """
            behind: screen "Shelf"
            sheet
              screen "About"
                text "About the shelf"
                button "Add"
                button "Add"
                image "star" #about.star.image
            """
        )
    }

    @Test func controlsValuesAndStates() {
        struct Controls: View {
            @State private var isOn = true
            @State private var name = "Ann"
            @State private var secret = "abc"
            @State private var quantity = 2
            @State private var order = 1
            var body: some View {
                Form {
                    Section("Who") {
                        TextField("Name", text: $name)
                        SecureField("Password", text: $secret)
                        Toggle("News", isOn: $isOn)
                    }
                    Stepper("Quantity", value: $quantity, in: 0...9)
                    Picker("Order", selection: $order) {
                        Text("Up").tag(0)
                        Text("Down").tag(1)
                    }
                    ProgressView("Sending", value: 0.4)
                    Menu("More") { Button("Delete", role: .destructive) {} }
                    HStack {
                        Text("€ 20").strikethrough()
                        Text("€ 15")
                        Spacer()
                    }
                    .accessibilityElement(children: .combine)
                    .accessibilityIdentifier("form.price.text")
                }
            }
        }
        ScreenDriver { Controls() }.expectOutline(
            """
            screen
              form
                section
                  text "Who"
                  - field "Name" = "Ann"
                  - secure field "Password" = •••
                  - toggle "News" on
                - stepper "Quantity" = 2
                - picker "Order" = "Down"
                    option "Up"
                    option "Down" (selected)
                - progress "Sending" 40%
                - menu "More"
                    button "Delete" (destructive)
                - group "€ 20 € 15" #form.price.text
            """
        )
    }

    @Test func tabsShowTheChosenOne() {
        let app = ScreenDriver {
            TabView {
                NavigationStack { Text("Welcome").navigationTitle("Home") }
                    .tabItem { Label("Home", systemImage: "house") }
                Text("Empty").tabItem { Label("Bag", systemImage: "bag") }.badge(2)
            }
        }
        app.expectOutline(
            """
            tab "Home" (selected)
              screen "Home"
                text "Welcome"
            tab "Bag" (badge 2)
            """
        )
    }
}
