import Foundation
import RouteGenerator

@testable import RouteTools

/// A small app: two activities, four tabs of which one needs a sign-in, values of several types.
let library: [RouteSource] = [
    source(
        "Model",
        """
        extension ActivityID {
            public static let reading: ActivityID = "reading"
            public static let account: ActivityID = "account"
        }
        extension ActivityConfig {
            public static let reading = ActivityConfig(id: .reading, title: "Reading", icon: "book", index: 0)
        }
        """),
    source(
        "Books",
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
    source(
        "Readers",
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
]

/// Returns a module's only source.
private func source(_ module: String, _ text: String) -> RouteSource {
    RouteSource(file: SourceFile(module: module, path: "/app/\(module).swift"), bytes: Array(text.utf8))
}

func catalog(_ sources: [RouteSource] = library) throws -> RouteCatalog {
    try RouteCatalog(sources, root: "/app")
}

/// Returns the same app with a replaced text.
func changed(_ old: String, _ new: String) throws -> RouteCatalog {
    try catalog(
        library.map { source in
            let text = String(decoding: source.bytes, as: UTF8.self).replacing(old, with: new)
            return RouteSource(file: source.file, bytes: Array(text.utf8))
        })
}

/// The sources that these tests belong to.
enum Workspace {
    static let folder = URL(filePath: #filePath).pathComponents.dropLast(6).joined(separator: "/")
        .replacing("//", with: "/")

    /// The routes of the workspace. All tests share them, because scanning hundreds of files takes seconds.
    static let catalog = Result { try RouteCatalog(package: folder) }
}

extension RouteCatalog {
    func explain(_ link: String) throws -> RouteExplanation { try RouteExplanation(link, in: self) }
}
