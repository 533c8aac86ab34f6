extension Motif {
    static let groceries: [Motif] = [
        Motif(
            .ground(200, 318, 120),
            """
            <g><path d="M262 178c26-26 82-10 78 48-4 50-40 88-64 88-12 0-14-6-24-6s-18 6-28 4z" fill="@shade"/></g>
            <path d="M276 172c0-16 4-26 14-34" stroke="#6b4a2e" stroke-width="6" stroke-linecap="round" fill="none"/>
            <path d="M172 152c-30-26-110-14-110 62 0 62 44 106 72 106 14 0 20-8 36-8s22 8 36 8c30 0 74-46 72-108-2-72-76-86-106-60z" fill="@body"/>
            <path d="M96 166c-20 18-22 54-10 84 2-36 10-66 38-92-10 0-20 2-28 8z" fill="#ffffff" fill-opacity=".45"/>
            <path d="M172 156c-2-26 4-44 20-58" stroke="#6b4a2e" stroke-width="7" stroke-linecap="round" fill="none"/>
            <path d="M184 122c10-30 44-44 76-34-8 30-42 48-76 34z" fill="@leaf"/><path d="M188 120q34-12 66-30" stroke="#3c6347" stroke-opacity=".5" stroke-width="2" fill="none"/>
            """),
        Motif(
            .ground(200, 316, 150),
            """
            <path d="M46 250c0-74 68-122 154-122s154 48 154 122c0 36-20 66-50 66H96c-30 0-50-30-50-66z" fill="@body"/>
            <path d="M70 224c14-50 66-80 130-80s104 22 126 64c-40-34-80-44-126-44-56 0-100 18-130 60z" fill="#ffffff" fill-opacity=".28"/>
            <path d="M112 214c4-26 18-48 36-60M176 208c2-28 12-50 28-64M240 214c0-26 8-44 22-58" stroke="#f6e2bf" stroke-width="13" stroke-linecap="round" fill="none"/><path d="M116 216c4-26 16-46 36-58M180 210c2-28 12-48 28-62M244 216c0-26 8-42 22-56" stroke="@dark" stroke-width="4" stroke-linecap="round" fill="none"/>
            <g fill="#fff7e6" fill-opacity=".75"><circle cx="96" cy="250" r="2.5"/><circle cx="140" cy="262" r="2"/><circle cx="170" cy="246" r="2.5"/><circle cx="214" cy="262" r="3"/><circle cx="262" cy="248" r="2.5"/><circle cx="300" cy="262" r="2"/><circle cx="320" cy="240" r="2.5"/><circle cx="120" cy="284" r="2.5"/><circle cx="240" cy="286" r="2.5"/></g>
            <path d="M58 292q142 22 284 0-12 24-38 24H96q-26 0-38-24z" fill="#000000" fill-opacity=".16"/>
            """),
        Motif(
            .ground(200, 326, 84),
            """
            <rect x="128" y="74" width="144" height="48" rx="10" fill="@gold"/><path d="M136 84h128M136 94h128M136 104h128" stroke="#7c5a22" stroke-opacity=".35" stroke-width="2"/>
            <path d="M134 122h132q30 18 30 54v116q0 34-34 34H138q-34 0-34-34V176q0-36 30-54z" fill="@pale"/>
            <path d="M114 172q86 16 172 0v118q0 26-26 26H140q-26 0-26-26z" fill="@body"/>
            <path d="M134 122h132q30 18 30 54v116q0 34-34 34H138q-34 0-34-34V176q0-36 30-54z" fill="@glass"/>
            <path d="M112 196h176v92H112z" fill="#fbf6ea"/><path d="M112 196h176v5H112zM112 283h176v5H112z" fill="@dark"/>
            <path d="M200 210l16 9v18l-16 9-16-9v-18z" fill="@base"/><path d="M168 224l11 6v13l-11 6-11-6v-13zM232 224l11 6v13l-11 6-11-6v-13z" fill="@light"/>
            <text x="200" y="272" font-family="Georgia,serif" font-size="21" letter-spacing="4" fill="@ink" text-anchor="middle">HONEY</text>
            <path d="M122 140q-10 14-10 36v16h9q0-36 13-58-8 0-12 6z" fill="#ffffff" fill-opacity=".6"/>
            """),
        Motif(
            .ground(205, 326, 84),
            """
            <path d="M128 130l34-66h84l34 66v196H128z" fill="@cream"/><path d="M280 130l-34-66h-84l18 0 34 66z" fill="#000000" fill-opacity=".06"/>
            <rect x="158" y="48" width="92" height="20" rx="3" fill="@body"/>
            <path d="M128 130h152v8H128z" fill="#000000" fill-opacity=".08"/>
            <path d="M128 210q38-26 76 0t76 0v116H128z" fill="@body"/><path d="M128 236q38-22 76 0t76 0v90H128z" fill="@dark" fill-opacity=".45"/>
            <circle cx="204" cy="98" r="16" fill="@accent"/><circle cx="204" cy="98" r="9" fill="@accentDark"/>
            <text x="204" y="186" font-family="Helvetica,Arial,sans-serif" font-weight="700" font-size="38" letter-spacing="6" fill="@dark" text-anchor="middle">OAT</text>
            <path d="M204 302c-2-22-2-34 0-48M204 284c-12-2-18-8-20-18 12 0 18 6 20 18zM204 284c12-2 18-8 20-18-12 0-18 6-20 18zM204 266c-10-2-14-8-15-16 10 0 14 6 15 16zM204 266c10-2 14-8 15-16-10 0-14 6-15 16z" stroke="#ffffff" stroke-width="2.5" fill="#ffffff" fill-opacity=".85"/>
            <path d="M262 138h18v188h-18z" fill="#000000" fill-opacity=".09"/>
            """),
        Motif(
            .ground(200, 328, 92),
            """
            <path d="M118 92h164l14 220q1 16-15 16H119q-16 0-15-16z" fill="@round"/>
            <path d="M118 62h164v34H118z" fill="@dark"/><path d="M118 62h164v10H118z" fill="@deep"/><path d="M106 84h188v14H106z" fill="@gold"/>
            <circle cx="200" cy="212" r="60" fill="#faf4e8"/><circle cx="200" cy="212" r="53" fill="none" stroke="@dark" stroke-width="1.5"/>
            <g transform="rotate(28 200 196)"><ellipse cx="200" cy="196" rx="17" ry="25" fill="#5d3a28"/><path d="M200 172q-10 12 0 24t0 24" stroke="#d9b48c" stroke-width="3" fill="none"/></g>
            <text x="200" y="246" font-family="Georgia,serif" font-size="15" letter-spacing="3" fill="@ink" text-anchor="middle">COFFEE</text>
            <path d="M128 106h11l-8 208h-13z" fill="#ffffff" fill-opacity=".18"/>
            """),
        Motif(
            .ground(200, 316, 160),
            """
            <g><ellipse cx="104" cy="208" rx="30" ry="40" fill="#e2c09a"/><ellipse cx="168" cy="206" rx="30" ry="41" fill="#f3e6d4"/><ellipse cx="232" cy="206" rx="30" ry="41" fill="#d9ae85"/><ellipse cx="296" cy="208" rx="30" ry="40" fill="#efdcc5"/>
            <ellipse cx="94" cy="190" rx="8" ry="13" fill="#ffffff" fill-opacity=".5"/><ellipse cx="158" cy="188" rx="8" ry="13" fill="#ffffff" fill-opacity=".7"/><ellipse cx="222" cy="188" rx="8" ry="13" fill="#ffffff" fill-opacity=".5"/><ellipse cx="286" cy="190" rx="8" ry="13" fill="#ffffff" fill-opacity=".6"/></g>
            <path d="M48 236q16-24 32-4 24 26 48 0 8-10 16-10t16 10q24 24 40 0t32 0q24 26 40 0 10-10 18-8 22 30 46 4 10-10 16 8l-20 70q-4 10-16 10H84q-12 0-16-10z" fill="@body"/>
            <path d="M62 268h276l-4 12H66z" fill="#000000" fill-opacity=".1"/><path d="M136 266h128v34H136z" fill="#fbf6ea"/><text x="200" y="290" font-family="Georgia,serif" font-size="15" letter-spacing="1.5" fill="@ink" text-anchor="middle">FREE RANGE</text>
            """),
    ]
}
