/// The order of the activities, and what is wrong with how they are declared.
struct ActivityOrder {
    let screens: [DeclaredScreen]
    let activities: [DeclaredActivity]

    /// The activities that any screen belongs to: those with an index first, the others by name.
    func identifiers(_ findings: inout Findings) -> [String] {
        var declared: [String: DeclaredActivity] = [:]
        var ofIndex: [Int: DeclaredActivity] = [:]
        for activity in activities {
            if let other = declared[activity.identifier] {
                findings.error(
                    "the activity \"\(activity.identifier)\" is declared twice. Remove one of the declarations.",
                    at: activity.place, notes: [.init("the other one is here", at: other.place)])
            } else if let other = ofIndex[activity.index.value] {
                findings.error(
                    "the activities \"\(other.identifier)\" and \"\(activity.identifier)\" have the index "
                        + "\(activity.index.value). Give one of them another.",
                    at: SourcePlace(activity.place.file, activity.index.position),
                    notes: [.init("the other one is here", at: SourcePlace(other.place.file, other.index.position))])
            }
            declared[activity.identifier] = declared[activity.identifier] ?? activity
            ofIndex[activity.index.value] = ofIndex[activity.index.value] ?? activity
        }
        return Set(screens.map(\.activity)).sorted { one, other in
            (declared[one]?.index.value ?? .max, one) < (declared[other]?.index.value ?? .max, other)
        }
    }
}
