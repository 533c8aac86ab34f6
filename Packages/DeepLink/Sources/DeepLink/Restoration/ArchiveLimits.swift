/// How much an archive may hold. What is beyond is left out, with a reason.
public struct ArchiveLimits: Hashable, Sendable {
    /// The size of the file, in bytes; at least 512, so that the choice of tabs fits.
    public var bytes: Int
    /// The screens in one stack.
    public var screens: Int
    /// What is presented over one activity.
    public var modals: Int

    public init(bytes: Int = 262_144, screens: Int = 200, modals: Int = 20) {
        self.bytes = max(bytes, 512)
        self.screens = max(screens, 0)
        self.modals = max(modals, 0)
    }
}
