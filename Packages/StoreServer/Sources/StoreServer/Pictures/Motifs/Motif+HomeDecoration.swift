extension Motif {
    static let homeDecoration: [Motif] = [
        Motif(
            .ground(200, 332, 74),
            """
            <path d="M196 130c-10-40-34-66-66-80M202 130c2-46 8-74 22-100M206 130c10-34 34-58 66-68M200 130c-6-30-20-52-40-90" stroke="#6f7f5a" stroke-width="3" fill="none"/>
            <g fill="@leaf"><ellipse cx="128" cy="48" rx="20" ry="9" transform="rotate(30 128 48)"/><ellipse cx="152" cy="76" rx="18" ry="8" transform="rotate(55 152 76)"/><ellipse cx="226" cy="28" rx="20" ry="9" transform="rotate(-65 226 28)"/><ellipse cx="232" cy="66" rx="17" ry="8" transform="rotate(-20 232 66)"/><ellipse cx="276" cy="60" rx="20" ry="9" transform="rotate(-20 276 60)"/><ellipse cx="250" cy="92" rx="17" ry="8" transform="rotate(-50 250 92)"/><ellipse cx="158" cy="36" rx="17" ry="8" transform="rotate(70 158 36)"/><ellipse cx="184" cy="92" rx="15" ry="7" transform="rotate(60 184 92)"/></g>
            <path d="M172 124h56l-4 32c44 22 72 58 72 98 0 44-32 78-58 78h-76c-26 0-58-34-58-78 0-40 28-76 72-98z" fill="@round"/>
            <ellipse cx="200" cy="124" rx="28" ry="7" fill="@deep"/><path d="M134 196c-16 24-18 60 0 92-2-38 6-66 26-94z" fill="#ffffff" fill-opacity=".3"/>
            <path d="M106 236q94 26 188 0" stroke="@pale" stroke-opacity=".7" stroke-width="5" fill="none"/><path d="M104 250q96 26 192 0" stroke="@pale" stroke-opacity=".4" stroke-width="3" fill="none"/>
            """),
        Motif(
            .ground(200, 332, 74),
            """
            <path d="M84 330l60-140h112l60 140z" fill="#ffe9b0" fill-opacity=".35"/>
            <path d="M192 190h16v118h-16z" fill="@gold"/><path d="M140 332q0-26 60-28 60 2 60 28z" fill="@gold"/>
            <path d="M98 196c0-70 42-124 102-124s102 54 102 124z" fill="@body"/><ellipse cx="200" cy="196" rx="102" ry="15" fill="#fff3cf"/><ellipse cx="200" cy="197" rx="88" ry="10" fill="#ffe6a3"/>
            <path d="M120 176c4-44 26-76 56-90-16 22-26 54-28 92z" fill="#ffffff" fill-opacity=".32"/><circle cx="200" cy="68" r="8" fill="@gold"/>
            """),
        Motif(
            .ground(200, 326, 76),
            """
            <path d="M200 52c16 22 22 34 22 48a22 22 0 0 1-44 0c0-14 10-26 22-48z" fill="#f6b24c"/><path d="M200 78c8 12 11 18 11 26a11 11 0 0 1-22 0c0-8 5-14 11-26z" fill="#fff3c4"/>
            <path d="M200 112v34" stroke="#3c3530" stroke-width="4"/>
            <path d="M122 140h156v160q0 26-26 26H148q-26 0-26-26z" fill="@round"/><ellipse cx="200" cy="140" rx="78" ry="16" fill="@dark"/><ellipse cx="200" cy="144" rx="66" ry="11" fill="#fff0cf"/><ellipse cx="200" cy="143" rx="20" ry="5" fill="#ffdf9a"/>
            <path d="M150 206h100v74H150z" fill="#fbf6ec"/><path d="M157 213h86v60h-86z" fill="none" stroke="@dark" stroke-width="1.3"/><text x="200" y="242" font-family="Georgia,serif" font-style="italic" font-size="21" fill="@ink" text-anchor="middle">figuier</text><text x="200" y="260" font-family="Helvetica,Arial,sans-serif" font-size="7" letter-spacing="1.2" fill="@ink" text-anchor="middle">SOY WAX 220 G</text>
            <path d="M132 156h11v150q-10-4-11-14z" fill="#ffffff" fill-opacity=".4"/>
            """),
        Motif(
            .flat,
            """
            <rect x="86" y="50" width="228" height="292" fill="@body"/><path d="M86 50h228l-14 14H100v264l-14 14z" fill="#ffffff" fill-opacity=".25"/><path d="M314 50v292H86l14-14h200V64z" fill="#000000" fill-opacity=".2"/>
            <rect x="102" y="66" width="196" height="260" fill="#fbf9f4"/><rect x="132" y="100" width="136" height="192" fill="#efe5d3"/>
            <circle cx="222" cy="150" r="30" fill="@accent"/><path d="M132 220q40-50 76-22t60-22v116H132z" fill="@base"/><path d="M132 252q46-40 84-14t52-8v62H132z" fill="@deep"/>
            <path d="M102 66h196L150 326h-48z" fill="#ffffff" fill-opacity=".16"/>
            """),
        Motif(
            .ground(200, 332, 82),
            """
            <path d="M200 214c-2-60-4-100 0-150M200 190c-30-20-50-52-56-92M200 196c34-18 56-46 66-86M200 206c-44-4-76-26-92-52M200 208c40 0 74-18 94-44" stroke="#4e7352" stroke-width="4" fill="none"/>
            <g fill="@leaf"><path d="M200 40c26 26 26 70 0 96-26-26-26-70 0-96z"/><path d="M138 70c34 8 54 40 48 78-32-8-52-42-48-78z"/><path d="M270 78c6 36-14 68-48 78-4-36 14-68 48-78z"/><path d="M92 136c36-8 70 12 84 44-34 10-70-8-84-44z"/><path d="M310 146c-14 34-48 50-84 40 14-32 48-50 84-40z"/></g>
            <path d="M200 44v84M142 78q20 36 40 64M266 86q-24 34-40 64M100 142q36 20 70 34M302 152q-36 20-70 28" stroke="#ffffff" stroke-opacity=".3" stroke-width="2" fill="none"/>
            <path d="M120 206h160l-16 112q-2 14-16 14h-96q-14 0-16-14z" fill="@round"/><path d="M112 198h176v24H112z" fill="@round"/><path d="M112 220h176v5H112z" fill="#000000" fill-opacity=".18"/><path d="M134 236l8 80h10l-6-80z" fill="#ffffff" fill-opacity=".25"/>
            """),
        Motif(
            .flat,
            """
            <path d="M96 344V178c0-66 46-124 104-124s104 58 104 124v166z" fill="@body"/><path d="M108 332V178c0-60 40-112 92-112s92 52 92 112v154z" fill="#dfe8ec"/>
            <path d="M108 332V178c0-60 40-112 92-112 10 0 20 2 29 5L120 332z" fill="#f6fafb"/><path d="M262 108c18 20 30 44 30 70v24L214 332h-30z" fill="#ffffff" fill-opacity=".6"/>
            <path d="M108 332V178c0-60 40-112 92-112s92 52 92 112v154z" fill="none" stroke="@deep" stroke-opacity=".4" stroke-width="2"/>
            <path d="M228 332q-8-30 0-52h36q8 22 0 52z" fill="@tone" fill-opacity=".55"/><path d="M246 280c-6-26-18-36-26-42M248 280c4-26 12-38 22-46" stroke="#6f8a68" stroke-width="2.5" fill="none" stroke-opacity=".7"/>
            """),
    ]
}
