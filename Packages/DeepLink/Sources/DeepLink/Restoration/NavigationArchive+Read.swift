import FlowKit
import Foundation

extension NavigationArchive {
    typealias Draft = ArchiveDraft<Schema>
    typealias Location = DroppedScreen.Location

    /// Reads all that can be read.
    func read(_ data: Data) -> Draft {
        var draft = Draft()
        guard data.count <= limits.bytes else {
            draft.drop(.archive, .tooLarge(bytes: data.count, limit: limits.bytes))
            return draft
        }
        guard let archive = ArchiveReader(data), archive.isObject else {
            draft.drop(.archive, .malformed(expected: "JSON with an object"))
            return draft
        }
        guard let version = archive["version"].number, version > 0 else {
            draft.drop(.archive, .malformed(expected: "a version from 1 on"))
            return draft
        }
        guard version <= Self.version else {
            draft.drop(.archive, .newerVersion(version, known: Self.version))
            return draft
        }
        draft.activity = activity(archive["activity"], at: .archive, &draft)
        for past in list(archive["history"], at: .history, limit: Schema.activities.count, &draft) {
            if let activity = activity(past, at: .history, &draft) { draft.history.append(activity) }
        }
        for next in list(archive["activities"], at: .archive, limit: 2 * Schema.activities.count, &draft) {
            readActivity(next, &draft)
        }
        return draft
    }

    private func readActivity(_ archive: ArchiveReader, _ draft: inout Draft) {
        guard let activity = activity(archive["id"], at: .archive, &draft) else { return }
        let location = Location.activity(activity.rawValue)
        guard !draft.activities.contains(where: { $0.activity == activity }) else {
            return draft.drop(location, .repeated)
        }
        var result = Draft.Activity(activity: activity)
        let known = NavigationState<Schema>(activity: activity)[activity]?.tabs.map(\.tab) ?? []
        if !archive["tab"].isMissing { result.tab = tab(archive["tab"], among: known, at: location, &draft) }
        for next in list(archive["tabs"], at: location, limit: 2 * known.count, &draft) {
            guard let tab = tab(next["id"], among: known, at: location, &draft) else { continue }
            if result.tabs.contains(where: { $0.tab == tab }) {
                draft.drop(.tab(tab.rawValue), .repeated)
            } else {
                result.tabs.append(readTab(tab, next, &draft))
            }
        }
        for (index, next) in list(archive["modals"], at: location, limit: limits.modals, &draft).enumerated() {
            guard let modal = readModal(next, index, over: activity, &draft) else { break }
            result.modals.append(modal)
        }
        draft.activities.append(result)
    }

    private func readTab(_ tab: Schema.Tab, _ archive: ArchiveReader, _ draft: inout Draft) -> Draft.Tab {
        let location = Location.tab(tab.rawValue)
        var result = Draft.Tab(tab: tab)
        let links = list(archive["stack"], at: location, limit: limits.screens, &draft)
        if !archive["root"].isMissing {
            // What lay over a root that is gone goes with it.
            guard let root = screen(archive["root"], at: location, above: links.count, &draft) else { return result }
            result.root = root
        }
        result.stack = screens(links, at: location, &draft)
        return result
    }

    /// Without its first screen it is not there.
    private func readModal(
        _ archive: ArchiveReader, _ index: Int, over activity: Schema.Activity, _ draft: inout Draft
    ) -> Draft.Modal? {
        let location = Location.modal(index, over: activity.rawValue)
        guard let style = archive["style"].text.flatMap(ModalStyle.init(rawValue:)) else {
            draft.drop(location, .malformed(expected: "a style, sheet or fullScreenCover,"))
            return nil
        }
        let links = list(archive["stack"], at: location, limit: limits.screens, &draft)
        if links.isEmpty { draft.drop(location, .malformed(expected: "a list of links")) }
        let screens = screens(links, at: location, &draft)
        return screens.isEmpty ? nil : Draft.Modal(index: index, style: style, screens: screens)
    }
}
