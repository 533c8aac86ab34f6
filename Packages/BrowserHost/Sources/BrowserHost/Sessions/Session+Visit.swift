@_spi(Inspection) import HeadlessUI

extension Session {
    /// Makes the app show what an address asks for.
    ///
    /// The address of the screen that is shown already changes nothing: a reload keeps what was opened, typed and
    /// scrolled to.
    ///
    /// - Returns: `false` where there is no such screen.
    func visit(_ location: PageLocation) -> Bool {
        touch()
        if location.isSame(as: self.location) { return true }
        if let last = lastVisit, last.asked.isSame(as: location), last.shown == self.location { return true }
        guard app.open(location.text) else { return false }
        views.invalidate()
        lastVisit = Visit(asked: location, shown: self.location)
        return true
    }

    /// An address that the app shows under another one (`/` as `/home`).
    struct Visit {
        let asked: PageLocation
        let shown: PageLocation
    }
}
