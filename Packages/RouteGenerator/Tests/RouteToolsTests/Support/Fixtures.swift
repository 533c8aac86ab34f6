import Foundation
import RouteGenerator
import RouteTools

/// A small app: two activities, four tabs of which one needs a sign-in, values of several types.
let library: [RouteSource] = [
    RouteSource(
        module: "Model", path: "/app/Model.swift",
        """
        extension ActivityID {
            public static let reading: ActivityID = "reading"
            public static let account: ActivityID = "account"
        }
        extension ActivityConfig {
            public static let reading = ActivityConfig(id: .reading, title: "Reading", icon: "book", index: 0)
        }
        """),
    RouteSource(
        module: "Books", path: "/app/Books.swift",
        """
        public enum BooksRoute: Hashable, Codable, Sendable {
            case shelf(tag: [String], page: Int?)
            case newest
            case book(Book.ID)
            case chapter(book: Book.ID, number: Int)
            case file([String])
        }
        public enum BooksExit: Hashable, Sendable { case reader(Reader.ID), settings, elsewhere }
        extension ShelfViewModel: Routable {
            public static let routeConfig = RouteConfig(
                activity: .reading, tab: TabConfig(identifier: "home", title: "Books", icon: "book", index: 0),
                path: "/books?tag*&page")
        }
        extension NewestViewModel: Routable {
            public static let routeConfig = RouteConfig(
                activity: .reading, tab: TabConfig(identifier: "new", title: "New", icon: "star", index: 1),
                path: "/books/new")
        }
        extension BookViewModel: Routable {
            public static let routeConfig = RouteConfig(activity: .reading, path: "/books/:id", transition: .sheet)
        }
        extension ChapterViewModel: Routable {
            public static let routeConfig = RouteConfig(activity: .reading, path: "/books/:book/:number")
        }
        extension FileViewModel: Routable {
            public static let routeConfig = RouteConfig(activity: .reading, path: "/files/*path")
        }
        """),
    RouteSource(
        module: "Readers", path: "/app/Readers.swift",
        """
        public enum ReadersRoute: Hashable, Codable, Sendable { case me; case reader(id: UUID) }
        extension MeViewModel: Routable {
            public static let routeConfig = RouteConfig(
                activity: .account, tab: TabConfig(identifier: "me", title: "Me", icon: "person", index: 0),
                path: "/me", requiresAuth: true)
        }
        extension ReaderViewModel: Routable {
            public static let routeConfig = RouteConfig(activity: .account, path: "/readers/:id")
        }
        """),
    RouteSource(
        module: "App", path: "/app/Coordinator.swift",
        """
        extension Coordinator {
            func leave(through exit: AppExit, from tab: AppTab) {
                switch exit {
                case .books(.reader(let id)): // .books(.book( in a comment
                    push(.readers(.reader(id: id)), on: tab)
                case .books(.settings):
                    if tab == .me { return }
                    show(.me)
                case .books(.elsewhere):
                    break
                }
            }
        }
        """),
]

func catalog(_ sources: [RouteSource] = library) throws -> RouteCatalog {
    try RouteCatalog(sources, root: "/app")
}

/// The same app after something in its sources was changed.
func changed(_ old: String, _ new: String) throws -> RouteCatalog {
    try catalog(
        library.map { source in
            RouteSource(
                module: source.file.module, path: source.file.path,
                String(decoding: source.bytes, as: UTF8.self).replacing(old, with: new))
        })
}

/// The folder of this workspace.
let workspace = URL(filePath: #filePath).pathComponents.dropLast(6).joined(separator: "/")
    .replacing("//", with: "/")
