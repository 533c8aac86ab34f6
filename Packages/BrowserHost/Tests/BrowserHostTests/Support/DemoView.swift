import Foundation
import HeadlessUI
import SharedCombine

struct DemoView: View {
    @ObservedObject var model: DemoModel

    var body: some View {
        TabView(selection: $model.navigation.tab) {
            home.tabItem { Label("Home", systemImage: "house") }.tag("home")
            browse.tabItem { Label("Items", systemImage: "bag") }.tag("items")
                .badge(model.items.count)
            NavigationStack { DemoForm(model: model) }
                .tabItem { Label("Form", systemImage: "gear") }.tag("form")
        }
        .sheet(isPresented: $model.navigation.sheet) {
            NavigationStack {
                VStack(alignment: .leading, spacing: 12) {
                    Text("In a sheet").font(.headline)
                    TextField("Note", text: $model.note)
                    Button("Done") { model.navigation.sheet = false }.buttonStyle(.borderedProminent)
                }
                .padding()
                .navigationTitle("Sheet")
            }
        }
        .alert("Really?", isPresented: $model.navigation.alert) {
            Button("Yes", role: .destructive) { model.count = 0 }
            Button("No", role: .cancel) {}
        } message: {
            Text("This sets the counter to zero.")
        }
    }

    private var home: some View {
        NavigationStack {
            ScrollViewReader { scroll in
                ScrollView {
                    VStack(alignment: .leading, spacing: 16) {
                        Text("Count: \(model.count)").font(.title2).accessibilityIdentifier("home.count.text")
                        HStack(spacing: 8) {
                            Button("Increment") { model.increment() }.buttonStyle(.borderedProminent)
                                .accessibilityIdentifier("home.increment.button")
                            Button("Reset") { model.navigation.alert = true }.buttonStyle(.bordered)
                            Spacer()
                            Button("Sheet") { model.navigation.sheet = true }
                            Button("Last card") {
                                if let last = model.items.last { scroll.scrollTo(last.id, anchor: .bottom) }
                            }
                        }
                        if model.isLoading { ProgressView("Loading") }
                        DemoSurroundings()
                        Text(model.name.isEmpty ? "Nobody" : model.name).foregroundStyle(.secondary)
                            .accessibilityIdentifier("home.name.text")
                        LazyVGrid(columns: [GridItem(.adaptive(minimum: 140), spacing: 12)], spacing: 12) {
                            ForEach(model.items) { DemoCard(item: $0, model: model) }
                        }
                    }
                }
            }
            .navigationTitle("Home")
            .onChange(of: model.count) { _, count in
                if count == 100 { AccessibilityNotification.Announcement("100 \"reached\"").post() }
            }
        }
    }

    private var browse: some View {
        NavigationStack(path: $model.navigation.path) {
            List {
                Section("Things") {
                    ForEach(model.shown) { item in
                        DemoRow(item: item)
                            .accessibilityIdentifier("items.row.\(item.id)")
                            .swipeActions { Button("Delete", role: .destructive) { model.remove(item) } }
                    }
                }
            }
            .searchable(text: $model.query, prompt: "Find an item")
            .navigationTitle("Items")
            .safeAreaInset(edge: .bottom) {
                if let removed = model.removed {
                    HStack {
                        Text("\(removed.title) removed")
                        Spacer()
                        Button("Undo") { model.undo() }
                    }
                    .padding(12)
                    .background(.bar)
                }
            }
            .navigationDestination(for: Int.self) { id in
                VStack {
                    Text("This is item \(id)")
                    Button("Next") { model.navigation.path.append(id + 1) }
                }
                .navigationTitle("Item \(id)")
            }
        }
    }
}

/// The language and direction of the environment.
struct DemoSurroundings: View {
    @Environment(\.locale) private var locale
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        Text("\(locale.identifier) \(direction == .rightToLeft ? "rtl" : "ltr")")
            .accessibilityIdentifier("home.surroundings.text")
    }
}

/// A row that is kept for as long as its item is the same.
struct DemoRow: View, Equatable {
    let item: DemoModel.Item

    var body: some View { NavigationLink(value: item.id) { Text(item.title) } }
}

/// A card that is pressed as a whole and has a button of its own.
struct DemoCard: View {
    let item: DemoModel.Item
    @ObservedObject var model: DemoModel

    var body: some View {
        Button {
            model.navigation.tab = "items"
            model.navigation.path = [item.id]
        } label: {
            VStack(alignment: .leading, spacing: 8) {
                RoundedRectangle(cornerRadius: 8).fill(.tint).frame(height: 80)
                HStack {
                    Text(item.title).font(.headline).lineLimit(1)
                    Spacer()
                    Button {
                        model.remove(item)
                    } label: {
                        Image(systemName: "heart")
                    }
                    .accessibilityLabel("Remove \(item.title)")
                }
            }
            .padding(12)
            .background(.white)
            .clipShape(RoundedRectangle(cornerRadius: 16))
        }
        .buttonStyle(.plain)
    }
}

struct DemoForm: View {
    @ObservedObject var model: DemoModel

    var body: some View {
        Form {
            Section("Who") {
                TextField("Name", text: $model.name)
                    .onSubmit { model.note = "submitted \(model.name)" }
                Text(model.note)
            }
            Section("How") {
                Toggle("On", isOn: $model.isOn)
                Stepper("Quantity: \(model.quantity)", value: $model.quantity, in: 1...5)
                Picker("Size", selection: $model.size) {
                    ForEach(["S", "M", "L"], id: \.self) { Text($0).tag($0) }
                }
                .pickerStyle(.segmented)
                Picker("Color", selection: $model.color) {
                    Text("Red").tag("red")
                    Text("Blue").tag("blue")
                }
            }
            Section {
                if model.isLoading { ProgressView("Working") } else { Button("Work") { model.beginWork() } }
            }
        }
        .navigationTitle("Form")
    }
}
