import FlowKit

/// The pieces that a file consists of.
extension NavigationArchive {
    /// A list, as far as it is kept; empty when there is none.
    func list(
        _ archive: ArchiveReader, at location: Location, limit: Int, _ draft: inout Draft
    ) -> [ArchiveReader] {
        if archive.isMissing { return [] }
        guard let list = archive.list else {
            draft.drop(location, .malformed(expected: "a list"))
            return []
        }
        if list.count > limit { draft.drop(location, .tooMany(limit: limit)) }
        return Array(list.prefix(limit))
    }

    func activity(_ archive: ArchiveReader, at location: Location, _ draft: inout Draft) -> Schema.Activity? {
        guard let name = archive.text else {
            draft.drop(location, .malformed(expected: "the name of an activity"))
            return nil
        }
        guard let activity = Schema.Activity(rawValue: name), Schema.activities.contains(activity) else {
            draft.drop(location, .unknownActivity(name))
            return nil
        }
        return activity
    }

    func tab(
        _ archive: ArchiveReader, among known: [Schema.Tab], at location: Location, _ draft: inout Draft
    ) -> Schema.Tab? {
        guard let name = archive.text else {
            draft.drop(location, .malformed(expected: "the name of a tab"))
            return nil
        }
        guard let tab = Schema.Tab(rawValue: name), known.contains(tab) else {
            draft.drop(location, .unknownTab(name))
            return nil
        }
        return tab
    }

    /// The screens up to the first that is not there any more.
    func screens(_ links: [ArchiveReader], at location: Location, _ draft: inout Draft) -> [Draft.Screen] {
        var screens: [Draft.Screen] = []
        for (index, link) in links.enumerated() {
            guard let screen = screen(link, at: location, above: links.count - 1 - index, &draft) else { break }
            screens.append(screen)
        }
        return screens
    }

    func screen(
        _ archive: ArchiveReader, at location: Location, above: Int, _ draft: inout Draft
    ) -> Draft.Screen? {
        guard let link = archive.text else {
            draft.drop(location, .malformed(expected: "a link"), above: above)
            return nil
        }
        do throws(DeepLinkRefusal) {
            return Draft.Screen(route: try links.route(from: link, source: .inside).route, link: link)
        } catch {
            draft.drop(location, .link(error), link: link, above: above)
            return nil
        }
    }
}

extension ArchiveDraft {
    mutating func drop(
        _ location: DroppedScreen.Location, _ reason: DropReason, link: String? = nil, above: Int = 0
    ) {
        dropped.append(DroppedScreen(location, link: link, reason, above: above))
    }
}
