extension Motif {
    static let sportsAccessories: [Motif] = [
        Motif(
            .ground(200, 330, 100),
            """
            <circle cx="200" cy="200" r="130" fill="@cream"/><path d="M200 150l48 34-18 56h-60l-18-56z" fill="@body"/>
            <path d="M200 72q22-2 44 6l-8 34-36 14-36-14-8-34q22-8 44-6zM322 160q8 24 8 44l-30 4-30-26 8-38 26-14q12 14 18 30zM78 160q-8 24-8 44l30 4 30-26-8-38-26-14q-12 14-18 30zM276 302q-16 12-36 20l-16-30 18-34 38 2 14 24zM124 302q16 12 36 20l16-30-18-34-38 2-14 24z" fill="@body"/>
            <path d="M200 126v24M248 184l22-2M230 240l12 18M170 240l-12 18M152 184l-22-2M236 112l42 32M164 112l-42 32M300 208l-20 52M100 208l20 52M176 292h48" stroke="@deep" stroke-opacity=".55" stroke-width="2.5" fill="none"/>
            <path d="M200 70a130 130 0 0 1 92 222 130 130 0 0 1-222-80 130 130 0 0 0 210 44 130 130 0 0 0-80-186z" fill="#14162c" fill-opacity=".16"/><ellipse cx="150" cy="122" rx="46" ry="26" fill="#ffffff" fill-opacity=".55" transform="rotate(-38 150 122)"/>
            """),
        Motif(
            .ground(200, 300, 160),
            """
            <path d="M120 206h160v28H120z" fill="@metal"/><path d="M128 206v28M136 206v28M144 206v28M152 206v28M160 206v28M168 206v28M176 206v28M184 206v28M192 206v28M200 206v28M208 206v28M216 206v28M224 206v28M232 206v28M240 206v28M248 206v28M256 206v28M264 206v28M272 206v28" stroke="#5f656f" stroke-opacity=".55" stroke-width="2"/>
            <path d="M64 140h56l22 40v80l-22 40H64l-22-40v-80z" fill="@body"/><path d="M64 140h56l10 18H54z" fill="@pale" fill-opacity=".75"/><path d="M142 180v80l-22 40 0-160z" fill="@dark"/><path d="M280 140h56l22 40v80l-22 40h-56l-22-40v-80z" fill="@body"/><path d="M280 140h56l10 18h-76z" fill="@pale" fill-opacity=".75"/><path d="M258 180v80l22 40V140z" fill="@deep" fill-opacity=".6"/>
            <text x="88" y="232" font-family="Helvetica,Arial,sans-serif" font-weight="700" font-size="30" fill="#ffffff" fill-opacity=".92" text-anchor="middle">5</text><text x="316" y="232" font-family="Helvetica,Arial,sans-serif" font-weight="700" font-size="30" fill="#ffffff" fill-opacity=".92" text-anchor="middle">5</text>
            """),
        Motif(
            .flat,
            """
            <g transform="rotate(32 200 200)"><g stroke="#fbf8ee" stroke-opacity=".95" stroke-width="1.8"><path d="M136 60v150M152 40v188M168 32v204M184 26v214M200 24v218M216 26v214M232 32v204M248 40v188M264 60v150"/><path d="M132 70h136M124 88h152M120 106h160M118 124h164M118 142h164M120 160h160M126 178h148M134 196h132M144 214h112M160 230h80"/></g>
            <path d="M200 14c56 0 92 52 92 118 0 64-40 116-92 116s-92-52-92-116C108 66 144 14 200 14z" fill="none" stroke="@base" stroke-width="15"/><path d="M110 108c8-56 42-92 90-92" stroke="@pale" stroke-width="4" fill="none" stroke-linecap="round"/>
            <path d="M164 240q22 24 26 62h20q4-38 26-62" fill="none" stroke="@dark" stroke-width="12"/><path d="M186 296h28v96q0 10-14 10t-14-10z" fill="@black"/><path d="M186 310l28 8M186 326l28 8M186 342l28 8M186 358l28 8M186 374l28 8" stroke="#ffffff" stroke-opacity=".18" stroke-width="3"/></g>
            <circle cx="84" cy="300" r="40" fill="#d8e24a"/><path d="M52 276q34 20 24 62M112 272q-26 24-2 56" stroke="#ffffff" stroke-width="4" fill="none"/><ellipse cx="74" cy="280" rx="13" ry="8" fill="#ffffff" fill-opacity=".4"/>
            """),
        Motif(
            .ground(200, 336, 66),
            """
            <path d="M172 64q0-24 28-24t28 24v10h-12V66q0-14-16-14t-16 14v8h-12z" fill="@ink"/><rect x="162" y="70" width="76" height="38" rx="10" fill="@black"/><path d="M162 98h76v10h-76z" fill="@accent"/>
            <path d="M158 108h84q28 14 28 48v150q0 30-30 30h-80q-30 0-30-30V156q0-34 28-48z" fill="@round"/><path d="M130 236h140v34H130z" fill="#ffffff" fill-opacity=".16"/><path d="M188 170l24 0-14 30h18l-34 48 10-36h-16z" fill="#ffffff" fill-opacity=".9"/><path d="M144 146q2-22 18-28v200q-18-2-18-20z" fill="#ffffff" fill-opacity=".25"/>
            """),
        Motif(
            .ground(200, 326, 150),
            """
            <path d="M120 96h200q20 0 20 18v176H140z" fill="@soft"/><path d="M152 116h170v158H156z" fill="none" stroke="@dark" stroke-opacity=".35" stroke-width="2"/><path d="M238 150c18 22 18 50 0 72-18-22-18-50 0-72zM238 222c-24 4-42-8-48-30 24-4 42 8 48 30zM238 222c24 4 42-8 48-30-24-4-42 8-48 30z" fill="@dark" fill-opacity=".35"/>
            <path d="M60 210h250q34 4 34 58t-34 58H60z" fill="@fall"/><ellipse cx="66" cy="268" rx="34" ry="58" fill="@dark"/><path d="M66 226c22 0 26 24 24 44s-14 36-26 34-18-18-16-34 10-26 20-24 12 14 10 24-8 14-12 12" fill="none" stroke="@pale" stroke-width="6" stroke-linecap="round"/><path d="M150 210h16v116h-16zM258 210h16v116h-16z" fill="@ink"/><path d="M150 258h16v14h-16zM258 258h16v14h-16z" fill="@gold"/>
            """),
        Motif(
            .flat,
            """
            <path d="M92 268C40 160 90 52 200 52s160 108 108 216" fill="none" stroke="@deep" stroke-width="9" stroke-linecap="round"/><path d="M92 268c-30-90 0-200 108-204s140 110 108 204" fill="none" stroke="@light" stroke-opacity=".6" stroke-width="3"/><path d="M112 300c20 60 90 20 70-40s30-80 60-30 10 90 46 70" fill="none" stroke="@deep" stroke-width="9" stroke-linecap="round"/>
            <g transform="rotate(14 92 290)"><rect x="74" y="262" width="38" height="108" rx="17" fill="@round"/><path d="M74 290h38M74 302h38M74 314h38M74 326h38M74 338h38" stroke="#ffffff" stroke-opacity=".4" stroke-width="4"/><rect x="80" y="250" width="26" height="18" rx="5" fill="@metal"/></g>
            <g transform="rotate(-14 308 290)"><rect x="288" y="262" width="38" height="108" rx="17" fill="@round"/><path d="M288 290h38M288 302h38M288 314h38M288 326h38M288 338h38" stroke="#ffffff" stroke-opacity=".4" stroke-width="4"/><rect x="294" y="250" width="26" height="18" rx="5" fill="@metal"/></g>
            """),
    ]
}
