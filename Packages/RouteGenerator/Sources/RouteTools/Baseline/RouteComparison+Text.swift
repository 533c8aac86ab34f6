extension RouteComparison {
    /// What a person reads: each link that is broken, how to mend it, and what has been added.
    ///
    /// - Parameter file: The name of the baseline.
    public func text(file: String) -> String {
        var result = ""
        for each in breaks { result += "\(file): error: \(each.text)\n" }
        if !breaks.isEmpty {
            result +=
                "Links to these are in mails, in bookmarks and on other pages. Bring them back as they were; a screen can move "
                + "to another path if one of the old path stays. If nobody has them: routes check --write \(file)\n"
        }
        for addition in additions { result += "\(file): note: \(addition).\n" }
        if breaks.isEmpty {
            result += "Every public link means what it meant."
            result += additions.isEmpty ? "\n" : " To keep the new ones: routes check --write \(file)\n"
        }
        return result
    }

    public var isSound: Bool { breaks.isEmpty }
}

extension RouteComparison.Break {
    var text: String {
        isGone
            ? "\(path) was public, and no screen has it any more."
            : "\(path) has changed. \(changes.joined(separator: " "))"
    }
}
