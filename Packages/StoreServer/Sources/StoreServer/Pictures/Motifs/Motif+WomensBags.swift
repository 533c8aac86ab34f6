extension Motif {
    static let womensBags: [Motif] = [
        Motif(
            .ground(200, 330, 130),
            """
            <path d="M138 150c0-120 124-120 124 0" fill="none" stroke="@deep" stroke-width="13"/><path d="M128 164c0-140 144-140 144 0" fill="none" stroke="@base" stroke-width="12"/><path d="M131 130c8-70 60-90 100-62" fill="none" stroke="@pale" stroke-opacity=".6" stroke-width="3"/>
            <path d="M78 148h244l26 162q2 20-18 20H70q-20 0-18-20z" fill="@body"/><path d="M78 148h244l3 18H75z" fill="@dark" fill-opacity=".55"/><path d="M64 314l22-140h228l22 140" stroke="#ffffff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="6 5" fill="none"/>
            <path d="M120 148h18v54q-9 12-18 0zM262 148h18v54q-9 12-18 0z" fill="@dark"/><circle cx="129" cy="192" r="4.5" fill="@gold"/><circle cx="271" cy="192" r="4.5" fill="@gold"/><rect x="174" y="236" width="52" height="22" rx="3" fill="@dark" fill-opacity=".5"/><path d="M184 247h32" stroke="#f2d9a0" stroke-width="2.5"/><path d="M92 178l-18 120" stroke="#ffffff" stroke-opacity=".25" stroke-width="9" stroke-linecap="round"/>
            """),
        Motif(
            .ground(200, 326, 120),
            """
            <path d="M96 190C60 40 340 40 304 190" fill="none" stroke="@gold" stroke-width="9" stroke-dasharray="10 4" /><circle cx="96" cy="192" r="11" fill="none" stroke="#d1a654" stroke-width="5"/><circle cx="304" cy="192" r="11" fill="none" stroke="#d1a654" stroke-width="5"/>
            <path d="M72 200q128-30 256 0 26 10 20 46-18 82-148 82T52 246q-6-36 20-46z" fill="@body"/><path d="M72 200q128-30 256 0 24 8 20 40-60 50-148 50T52 240q-4-32 20-40z" fill="@light" fill-opacity=".5"/><path d="M60 246q56 38 140 38t140-38" stroke="#ffffff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="6 5" fill="none"/><path d="M84 206q116-24 232 0" stroke="@dark" stroke-width="5" fill="none"/>
            <rect x="182" y="266" width="36" height="34" rx="7" fill="@gold"/><circle cx="200" cy="283" r="6" fill="#8f6527"/><path d="M70 222q40-20 90-22" stroke="#ffffff" stroke-opacity=".35" stroke-width="8" stroke-linecap="round" fill="none"/>
            """),
        Motif(
            .ground(200, 326, 158),
            """
            <path d="M128 160c0-92 144-92 144 0" fill="none" stroke="@leather" stroke-width="14"/><path d="M50 190q0-34 34-34h232q34 0 34 34v102q0 34-34 34H84q-34 0-34-34z" fill="@body"/><path d="M50 190q0-34 34-34h232q34 0 34 34v8H50z" fill="@dark" fill-opacity=".5"/><path d="M78 168h244" stroke="@gold" stroke-width="5" stroke-dasharray="4 3"/>
            <path d="M50 262h300v30q0 34-34 34H84q-34 0-34-34z" fill="@leather"/><path d="M50 270h300" stroke="#ffffff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="6 5" fill="none"/><path d="M120 156h20v170h-20zM260 156h20v170h-20z" fill="@leather"/><path d="M124 160v162M276 160v162" stroke="#ffffff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="6 5" fill="none"/><rect x="116" y="214" width="28" height="24" rx="4" fill="@gold"/><rect x="256" y="214" width="28" height="24" rx="4" fill="@gold"/>
            <path d="M200 204v30l-12 22h24l-12-22" fill="@cream" stroke="@leather" stroke-width="2.5"/><path d="M66 186q4-16 20-18" stroke="#ffffff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round" fill="none"/>
            """),
        Motif(
            .ground(200, 330, 112),
            """
            <path d="M152 130c0-80 96-80 96 0" fill="none" stroke="@deep" stroke-width="15"/><path d="M155 112c6-44 44-56 68-36" fill="none" stroke="@pale" stroke-opacity=".5" stroke-width="4"/><rect x="142" y="116" width="20" height="22" rx="4" fill="@gold"/><rect x="238" y="116" width="20" height="22" rx="4" fill="@gold"/>
            <path d="M98 132h204q14 0 16 14l22 166q2 18-16 18H76q-18 0-16-18l22-166q2-14 16-14z" fill="@body"/><path d="M98 132h204q14 0 16 14l10 76q-128 50-256 0l10-76q2-14 16-14z" fill="@light" fill-opacity=".6"/><path d="M76 224q124 46 248 0" stroke="#ffffff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="6 5" fill="none"/><path d="M72 222q128 50 256 0" stroke="@dark" stroke-opacity=".5" stroke-width="3" fill="none"/>
            <rect x="180" y="226" width="40" height="44" rx="8" fill="@gold"/><rect x="193" y="238" width="14" height="20" rx="5" fill="#8f6527"/><path d="M100 150l-8 50" stroke="#ffffff" stroke-opacity=".5" stroke-width="8" stroke-linecap="round"/>
            """),
        Motif(
            .ground(200, 336, 110),
            """
            <path d="M168 70c0-40 64-40 64 0" fill="none" stroke="@deep" stroke-width="11"/><path d="M86 170q-24 60-14 130l24 8V180zM314 170q24 60 14 130l-24 8V180z" fill="@deep"/>
            <path d="M88 150q0-86 112-86t112 86v152q0 34-34 34H122q-34 0-34-34z" fill="@body"/><path d="M104 152q0-72 96-72t96 72" stroke="@gold" stroke-width="4" fill="none" stroke-dasharray="4 3"/><path d="M112 196q88-16 176 0l6 100q0 18-18 18H124q-18 0-18-18z" fill="@light" fill-opacity=".5"/><path d="M112 196q88-16 176 0l4 34q-92 22-184 0z" fill="@dark" fill-opacity=".5"/><path d="M116 300q0 8 8 8h152q8 0 8-8V236M116 300v-64" stroke="#ffffff" stroke-opacity=".5" stroke-width="2" stroke-dasharray="6 5" fill="none"/>
            <rect x="184" y="222" width="32" height="32" rx="6" fill="@gold"/><path d="M106 140q8-44 52-56" stroke="#ffffff" stroke-opacity=".35" stroke-width="8" stroke-linecap="round" fill="none"/>
            """),
    ]
}
