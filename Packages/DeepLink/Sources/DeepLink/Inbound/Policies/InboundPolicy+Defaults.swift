extension InboundPolicy {
    /// What is right for a door when nobody says otherwise.
    ///
    /// | Source | Placement | What is presented | Because |
    /// |---|---|---|---|
    /// | custom scheme, web link | reuse | goes | who follows a link wants to see that screen, and not twice |
    /// | tapped push, its actions | reuse | goes | the same: the push was chosen over what was there |
    /// | shortcut | replace | goes | who begins at the home screen begins afresh: back leads to the tab's root |
    /// | banner | append | stays | who taps one is in the middle of something, and back leads there again |
    /// | silent push, push in the foreground | append | stays | they show no screen |
    public static func standard(for source: InboundSource) -> InboundPolicy {
        switch source {
        case .customScheme, .universalLink, .tappedPush, .notificationAction:
            InboundPolicy(placement: .reuse, dismissesModals: true)
        case .shortcut: InboundPolicy(placement: .replace, dismissesModals: true)
        case .banner, .silentPush, .foregroundPush: InboundPolicy(placement: .append, dismissesModals: false)
        }
    }
}
