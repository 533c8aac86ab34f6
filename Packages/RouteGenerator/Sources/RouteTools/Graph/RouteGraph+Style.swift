extension RouteGraph {
    static let style = """
        svg { --page: #ffffff; --ink: #1d1d1f; --soft: #5f6066; --line: #c4c5cc; --box: #f6f6f8; --strong: #1d1d1f;
          --on-strong: #ffffff; --hue0: #0b66c3; --hue1: #a8490a; --hue2: #1d7a3d; --hue3: #8a3ab0; --hue4: #b3261e;
          --hue5: #0e7479; }
        @media (prefers-color-scheme: dark) {
          svg { --page: #161618; --ink: #f2f2f4; --soft: #a5a6ad; --line: #55565e; --box: #232327; --strong: #f2f2f4;
            --on-strong: #161618; --hue0: #6cb2ff; --hue1: #ffa563; --hue2: #6fd58f; --hue3: #d69bf5; --hue4: #ff8f86;
            --hue5: #62d3d8; }
        }
        .page { fill: var(--page); }
        text { font: 14px system-ui, -apple-system, "Segoe UI", Roboto, sans-serif; fill: var(--ink); }
        .heading { font-size: 13px; font-weight: 600; fill: var(--soft); }
        .name { font-weight: 500; text-anchor: middle; }
        .title { font-weight: 600; }
        .path { font: 12px ui-monospace, SFMono-Regular, Menlo, Consolas, monospace; fill: var(--soft); }
        .label { font-size: 13px; }
        rect { stroke-width: 1; fill: var(--box); stroke: var(--line); }
        .activity { fill: var(--strong); stroke: none; }
        .activity + .name { fill: var(--on-strong); }
        .page { stroke: none; }
        .exit { fill: var(--page); }
        .nowhere { stroke-dasharray: 3 3; }
        path { fill: none; stroke: var(--line); stroke-width: 1.25; }
        .direct { stroke-dasharray: 4 4; }
        .leads { stroke-width: 1.75; stroke-opacity: 0.75; }
        .to, .target { stroke-width: 1.5; }
        .hue0 { stroke: var(--hue0); } .hue1 { stroke: var(--hue1); } .hue2 { stroke: var(--hue2); }
        .hue3 { stroke: var(--hue3); } .hue4 { stroke: var(--hue4); } .hue5 { stroke: var(--hue5); }
        """
}
