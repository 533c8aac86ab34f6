extension Motif {
    static let kitchenAccessories: [Motif] = [
        Motif(
            .ground(180, 322, 140),
            """
            <g transform="rotate(-14 190 230)"><path d="M282 214h92q14 0 14 14t-14 14h-92z" fill="@shade"/><circle cx="374" cy="228" r="5" fill="#ffffff" fill-opacity=".5"/></g>
            <ellipse cx="168" cy="262" rx="142" ry="62" fill="@deep"/><ellipse cx="168" cy="246" rx="142" ry="62" fill="@body"/><ellipse cx="168" cy="248" rx="122" ry="50" fill="@shade"/><ellipse cx="168" cy="254" rx="114" ry="43" fill="@ink"/>
            <path d="M110 250c-10-26 30-44 56-34 22-12 66 2 64 26 8 20-20 34-44 28-22 14-70 8-76-20z" fill="#fdfaf2"/><circle cx="164" cy="242" r="21" fill="#f3b63f"/><circle cx="157" cy="235" r="6" fill="#ffffff" fill-opacity=".7"/>
            <path d="M208 256l10 4M120 244l-6 4M206 236l8-3" stroke="#5d7f57" stroke-width="4" stroke-linecap="round"/>
            <path d="M250 120q10-14 0-28t0-28M210 112q10-14 0-28t0-28" stroke="#ffffff" stroke-opacity=".55" stroke-width="6" stroke-linecap="round" fill="none"/>
            """),
        Motif(
            .flat,
            """
            <g transform="rotate(-38 200 200)"><path d="M24 196h216v46H150c-58 0-104-12-126-46z" fill="@steel"/><path d="M24 196h216v14H46q-14-4-22-14z" fill="#ffffff" fill-opacity=".55"/>
            <path d="M60 232q40 10 90 10h90v-7h-90q-50 0-90-3z" fill="#ffffff" fill-opacity=".6"/>
            <path d="M240 192h16v52q-4 6-16 4z" fill="@metal"/><path d="M256 194h108q16 0 16 18 0 20-12 28-10 6-22 0-14-8-40-4l-50 6z" fill="@fall"/>
            <circle cx="282" cy="215" r="4" fill="#e8e8ec"/><circle cx="316" cy="214" r="4" fill="#e8e8ec"/><circle cx="350" cy="215" r="4" fill="#e8e8ec"/></g>
            <g><circle cx="118" cy="298" r="34" fill="#d9503f"/><ellipse cx="106" cy="286" rx="10" ry="7" fill="#ffffff" fill-opacity=".5"/><path d="M118 268l-10-8 10 3 2-9 4 9 10-3-9 8z" fill="#4f7d4f"/></g>
            """),
        Motif(
            .ground(200, 322, 134),
            """
            <path d="M66 196q-28 0-28 22t28 22v-12q-14 0-14-10t14-10zM334 196q28 0 28 22t-28 22v-12q14 0 14-10t-14-10z" fill="@dark"/>
            <path d="M66 174h268v104q0 44-44 44H110q-44 0-44-44z" fill="@round"/><path d="M58 162h284v18H58z" fill="@dark"/><path d="M60 162q10-52 140-52t140 52z" fill="@fall"/>
            <path d="M84 152q16-28 84-34-50 12-66 36z" fill="#ffffff" fill-opacity=".4"/><ellipse cx="200" cy="98" rx="24" ry="13" fill="@gold"/><path d="M192 106h16v10h-16z" fill="@gold"/>
            <path d="M84 190h13v102q-12-6-13-24z" fill="#ffffff" fill-opacity=".26"/>
            """),
        Motif(
            .ground(190, 322, 96),
            """
            <path d="M284 176q64-4 64 50 0 52-76 52v-22q50 0 50-30 0-28-38-28z" fill="@dark"/>
            <path d="M92 140h200v142q0 40-40 40H132q-40 0-40-40z" fill="@round"/><ellipse cx="192" cy="140" rx="100" ry="20" fill="@light"/><ellipse cx="192" cy="143" rx="88" ry="14" fill="#4a2e1f"/><ellipse cx="186" cy="143" rx="48" ry="7" fill="#a77a4f" fill-opacity=".7"/>
            <path d="M92 244h200v38q0 40-40 40H132q-40 0-40-40z" fill="#f4ecdc" fill-opacity=".22"/>
            <path d="M108 166h13v130q-12-6-13-22z" fill="#ffffff" fill-opacity=".3"/>
            <path d="M164 108q-12-16 0-30t0-30M206 108q-12-16 0-30t0-30" stroke="#ffffff" stroke-opacity=".6" stroke-width="7" stroke-linecap="round" fill="none"/>
            """),
        Motif(
            .flat,
            """
            <g transform="rotate(-9 200 200)"><rect x="66" y="90" width="268" height="228" rx="20" fill="@body"/><rect x="66" y="90" width="268" height="228" rx="20" fill="none" stroke="#ffffff" stroke-opacity=".3" stroke-width="3"/>
            <path d="M66 136h268M66 182h268M66 228h268M66 274h268" stroke="@dark" stroke-opacity=".5" stroke-width="2"/><path d="M110 90v46M170 90v46M240 90v46M296 90v46M84 136v46M146 136v46M204 136v46M270 136v46M120 182v46M184 182v46M238 182v46M304 182v46M92 228v46M158 228v46M216 228v46M280 228v46M128 274v44M190 274v44M256 274v44" stroke="@dark" stroke-opacity=".35" stroke-width="2"/>
            <rect x="270" y="186" width="40" height="16" rx="8" transform="rotate(90 290 194)" fill="@deep" fill-opacity=".7"/></g>
            <circle cx="148" cy="220" r="36" fill="#d9503f"/><ellipse cx="136" cy="207" rx="10" ry="7" fill="#ffffff" fill-opacity=".5"/><path d="M148 189l-11-8 11 3 2-10 4 10 11-3-10 8z" fill="#4f7d4f"/><circle cx="206" cy="248" r="24" fill="#e0654f"/><ellipse cx="198" cy="240" rx="6" ry="4" fill="#ffffff" fill-opacity=".5"/>
            <g fill="@leaf"><ellipse cx="228" cy="188" rx="22" ry="10" transform="rotate(-30 228 188)"/><ellipse cx="214" cy="170" rx="18" ry="8" transform="rotate(20 214 170)"/></g>
            """),
        Motif(
            .ground(214, 322, 100),
            """
            <path d="M140 226C90 224 90 150 62 124l-22-4q-4-10 8-14 40-4 56 36 10 30 40 34z" fill="@round"/>
            <path d="M142 160h144l22 146q2 16-14 16H134q-16 0-14-16z" fill="@round"/><path d="M142 160q6-28 72-28t72 28z" fill="@fall"/><circle cx="214" cy="122" r="12" fill="@wood"/>
            <path d="M280 176q74-34 78 34 0 56-54 62l-2-16q36-8 36-44 0-34-54-16z" fill="@wood"/>
            <path d="M154 176h13l-12 132h-16z" fill="#ffffff" fill-opacity=".3"/><path d="M124 296h180l2 14H122z" fill="#000000" fill-opacity=".15"/>
            """),
    ]
}
