import FlowKit
import Model

#if DEBUG
    import DebugMenu
    import DeepLink
    import Foundation

    extension AppDependencyContainer {
        /// Returns the container with the dependencies of the debug menu of a window.
        @MainActor
        func withDebugMenu(
            _ services: ServiceProvider, _ coordinator: AppCoordinator,
            _ recorder: NavigationJournal<AppNavigation>.Recorder
        ) -> AppDependencyContainer {
            var container = self
            // The window retains the menu, so the closures don't retain the window's objects.
            container.debugMenu = DebugMenuDependencyContainer(
                explain: { [weak coordinator] link in await coordinator?.explanation(of: link) ?? LinkExplanation() },
                journal: JournalAccess(recorder, coordinator, directory: services.debug.journals),
                flags: [any DeclaredFlag](declaredIn: ShopFlags.all), flagService: services.shop.flags,
                samples: PushSample.all,
                send: { [weak coordinator] json, moment in
                    let outcome = await coordinator?.inbound.handle(push: Data(json.utf8), as: moment.delivery)
                    return outcome.map { PushReport($0) } ?? .notDelivered
                },
                analytics: services.debug.analyticsLog, store: services.debug.store, outbox: services.shop.outbox,
                faults: services.debug.faults, endpoints: services.debug.endpoints,
                unsentChanges: {
                    [authentication = services.shop.authentication] () async throws(ServiceError) -> UnsentChanges in
                    try await authentication.unsentChanges()
                })
            return container
        }
    }

    extension AppCoordinator {
        /// Closes the debug menu and opens a link from it.
        func leaveDebugMenu(for link: String, from place: AppPlace) {
            if case .modal(let id) = place { navigator.apply(.dismissModal(id)) }
            follow(link)
        }

        /// Explains the outcome that a link would have, as `routes explain` and the pipeline do.
        fileprivate func explanation(of link: String) async -> LinkExplanation {
            let isPath = link.hasPrefix("/")
            let pipeline = await inbound.explain(isPath ? .shortcut(link) : .url(link))
            var explanation = LinkExplanation()
            var guards = pipeline.stages.filter { $0.name == "guards" }.map(\.text)
            do throws(DeepLinkRefusal) {
                let stack = try links.explain(link, source: isPath ? .inside : .outside).stack.get()
                // A disabled tab has no plan. The pipeline names it in its refusal.
                let plan = try? InboundPlan<AppNavigation>(stack, policy: .standard(for: .shortcut), at: state)
                let tab = plan?.tab ?? stack.route.homeTab
                explanation.rows = [
                    .init("Route", stack.pattern), .init("Activity", String(localized: tab.activity.displayName)),
                    .init("Tab", String(localized: tab.title)),
                    .init("Sign-in", stack.route.requiresAuth ? "Required" : "Not required"),
                    .init("Permission", stack.route.permission ?? "Not required"),
                    .init("View model", RoutableTypes.byPath[stack.pattern].map { "\($0)" } ?? "None"),
                ]
                explanation.rows += stack.ignored.map { .init("Ignored", "\($0.reason)") }
                for route in [stack.route, tab.rootRoute] + stack.via + stack.modals {
                    guards = guards.map { $0.replacing("\(route)", with: path(of: route)) }
                }
            } catch {
                explanation.refusal = "\(error)"
            }
            explanation.rows += guards.map { .init("Guards", $0) }
            switch pipeline.outcome {
            case .refused(let refusal): explanation.refusal = explanation.refusal ?? "\(refusal)"
            case .rejected(let rejection): explanation.refusal = "\(rejection)"
            case let outcome?: explanation.rows.append(.init("Outcome", "\(outcome)"))
            case nil: break
            }
            return explanation
        }

        private func path(of route: AppRoute) -> String { links.link(for: route) ?? route.pattern }

        /// An operation in words, in which a screen is its path.
        fileprivate func words(for operation: NavigationOperation<AppNavigation>) -> String {
            func place(_ place: AppPlace?) -> String { place.map { " on \($0)" } ?? "" }
            return switch operation {
            case .route(let route, let type, let over): "Show \(path(of: route)) as \(type)\(place(over))"
            case .push(let route, let over): "Push \(path(of: route))\(place(over))"
            case .popTo(let route, let over): "Pop to \(path(of: route))\(place(over))"
            case .setRoot(let route, let over): "Set root \(path(of: route))\(place(over))"
            case .replace(let routes, let over):
                "Replace with \(routes.isEmpty ? "the root" : routes.map(path(of:)).joined(separator: ", "))\(place(over))"
            case .all(let operations): operations.map(words(for:)).joined(separator: "; ")
            default: "\(operation)".prefix(1).uppercased() + "\(operation)".dropFirst()
            }
        }
    }

    extension JournalAccess {
        /// - Parameter directory: The directory of saved journals.
        @MainActor
        fileprivate init(
            _ recorder: NavigationJournal<AppNavigation>.Recorder, _ coordinator: AppCoordinator, directory: URL?
        ) {
            self.init(
                events: { [weak recorder, weak coordinator] in
                    guard let coordinator else { return [] }
                    return (recorder?.journal?.entries ?? []).map { entry in
                        JournalEvent(
                            id: entry.id, date: Date(timeIntervalSince1970: Double(entry.milliseconds) / 1_000),
                            operation: coordinator.words(for: entry.operation), source: "\(entry.source)",
                            outcome: "\(entry.outcome)")
                    }
                },
                travel: { [weak recorder, weak coordinator] id in
                    guard let journal = recorder?.journal,
                        let index = journal.entries.firstIndex(where: { $0.id == id })
                    else { return }
                    coordinator?.navigator.travel(to: journal.state(after: index + 1))
                },
                save: { [weak recorder] () throws(ServiceError) -> String in
                    guard let journal = recorder?.journal, let directory else {
                        throw .storage("the app has no directory for journals")
                    }
                    do {
                        return try journal.save(in: directory)
                    } catch {
                        throw .storage("\(error)")
                    }
                })
        }
    }

    extension NavigationJournal where Schema == AppNavigation {
        /// Writes the journal as JSON to a new file of a directory, and returns the path of the file.
        func save(in directory: URL) throws -> String {
            let encoder = JSONEncoder()
            encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
            try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
            let name = Date().formatted(.iso8601.timeSeparator(.omitted))
            let file = directory.appending(path: "navigation-\(name).json", directoryHint: .notDirectory)
            try encoder.encode(self).write(to: file, options: .atomic)
            return file.path(percentEncoded: false)
        }
    }

    extension PushMoment {
        fileprivate var delivery: PushDelivery {
            switch self {
            case .tapped: .tapped
            case .foreground: .foreground
            case .background: .background
            }
        }
    }

    extension PushReport {
        fileprivate init(_ outcome: InboundOutcome) {
            switch outcome {
            case .refused(let refusal): self.init("\(refusal)", isRefused: true)
            case .rejected(let rejection): self.init("\(rejection)", isRefused: true)
            default: self.init("\(outcome)")
            }
        }
    }

    extension PushSample {
        fileprivate static let all = [
            PushSample(
                "Sale",
                json: """
                    {
                      "version": 1, "id": "sale", "kind": "alert",
                      "title": "A lamp for less", "body": "Today only.", "link": "/products/12"
                    }
                    """),
            PushSample(
                "Order update",
                json: """
                    {
                      "version": 1, "id": "order", "kind": "alert",
                      "title": "Your order is on its way", "link": "/orders?status=shipped"
                    }
                    """),
            PushSample(
                "Silent refresh",
                json: """
                    {"version": 1, "id": "refresh", "kind": "silent", "refresh": ["brochures", "configuration"]}
                    """),
        ]
    }
#endif

extension AppDependencyContainer {
    /// The link of the debug menu. `nil` in release builds.
    static var debugMenuLink: String? {
        #if DEBUG
            return "/debug"
        #else
            return nil
        #endif
    }
}

extension AppRoute {
    /// A Boolean value that indicates whether the screen is one of the debug menu. Journals and analytics leave it out.
    var isDebugMenu: Bool {
        #if DEBUG
            if case .debugMenu = self { return true }
        #endif
        return false
    }
}

extension NavigationState where Schema == AppNavigation {
    /// A Boolean value that indicates whether a stack has a screen of the debug menu. Always `false` in release builds.
    var hasDebugMenu: Bool {
        #if DEBUG
            return activities.contains { activity in
                (activity.tabs.map(\.flow) + activity.modals.compactMap(\.flow)).contains { flow in
                    flow.root.isDebugMenu || flow.stack.contains(where: \.isDebugMenu)
                }
            }
        #else
            return false
        #endif
    }
}
