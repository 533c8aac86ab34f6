extension Motif {
    static let womensJewellery: [Motif] = [
        Motif(
            .ground(200, 318, 92),
            """
            <path d="M200 108c66 0 110 44 110 104s-44 106-110 106S90 272 90 212s44-104 110-104zm0 34c-46 0-78 30-78 72s32 76 78 76 78-34 78-76-32-72-78-72z" fill="@body" fill-rule="evenodd"/><path d="M122 214c0-42 32-72 78-72s78 30 78 72c0 10-2 18-4 26 0-40-30-72-74-72s-74 32-74 72c-2-8-4-16-4-26z" fill="@deep" fill-opacity=".7"/>
            <path d="M96 236c8 40 40 70 84 78-30 0-76-22-84-78z" fill="#ffffff" fill-opacity=".55"/><path d="M100 190c8-28 26-50 54-62-18 18-30 40-32 66z" fill="#ffffff" fill-opacity=".5"/>
            <ellipse cx="200" cy="108" rx="62" ry="46" fill="@dark"/><ellipse cx="200" cy="102" rx="62" ry="46" fill="@body"/><ellipse cx="200" cy="101" rx="52" ry="37" fill="@light"/><path d="M152 90q18-28 62-26-44 10-50 52-14-8-12-26z" fill="#ffffff" fill-opacity=".55"/><text x="202" y="116" font-family="Georgia,serif" font-style="italic" font-size="40" fill="@deep" text-anchor="middle">M</text>
            <path d="M286 66l6 16 16 6-16 6-6 16-6-16-16-6 16-6z" fill="#ffffff"/>
            """),
        Motif(
            .flat,
            """
            <path d="M92 22q-6 190 108 236Q314 212 308 22" fill="none" stroke="@dark" stroke-width="6"/><path d="M92 22q-6 190 108 236Q314 212 308 22" fill="none" stroke="@light" stroke-width="3.5" stroke-dasharray="7 3"/><path d="M122 20q0 130 78 166 78-36 78-166" fill="none" stroke="@dark" stroke-width="4.5"/><path d="M122 20q0 130 78 166 78-36 78-166" fill="none" stroke="@pale" stroke-width="2.5" stroke-dasharray="4 3"/>
            <circle cx="200" cy="264" r="10" fill="none" stroke="@base" stroke-width="5"/><path d="M200 272l38 34-38 62-38-62z" fill="@body"/><path d="M200 272l38 34-38 10-38-10z" fill="@pale"/><path d="M162 306l38 10v52z" fill="@dark"/><path d="M200 272v44" stroke="#ffffff" stroke-opacity=".7" stroke-width="2"/><path d="M244 262l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" fill="#ffffff"/><circle cx="200" cy="190" r="6" fill="@base"/>
            """),
        Motif(
            .flat,
            """
            <g fill="none" transform="translate(20 22) scale(.88)"><circle cx="128" cy="218" r="84" stroke="@dark" stroke-width="25"/><circle cx="128" cy="216" r="84" stroke="@base" stroke-width="21"/><path d="M58 176a84 84 0 0 1 70-44" stroke="#ffffff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round"/><path d="M190 270a84 84 0 0 1-50 30" stroke="@pale" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/>
            <circle cx="284" cy="190" r="84" stroke="@dark" stroke-width="25"/><circle cx="284" cy="188" r="84" stroke="@base" stroke-width="21"/><path d="M214 148a84 84 0 0 1 70-44" stroke="#ffffff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round"/><path d="M346 242a84 84 0 0 1-50 30" stroke="@pale" stroke-opacity=".8" stroke-width="6" stroke-linecap="round"/>
            <path d="M128 132q-22-42 8-62M284 104q-22-42 8-62" stroke="@light" stroke-width="6" stroke-linecap="round"/></g><path d="M206 84l5 13 13 5-13 5-5 13-5-13-13-5 13-5z" fill="#ffffff"/>
            """),
        Motif(
            .ground(200, 288, 130),
            """
            <path d="M200 128c92 0 152 36 152 82s-60 80-152 80S48 256 48 210s60-82 152-82zm0 22c-76 0-124 26-124 58s48 56 124 56 124-24 124-56-48-58-124-58z" fill="@body" fill-rule="evenodd"/><path d="M76 208c0-32 48-58 124-58s124 26 124 58c0 6-2 10-4 14-10-28-56-48-120-48s-110 20-120 48c-2-4-4-8-4-14z" fill="@deep" fill-opacity=".75"/>
            <path d="M60 236c20 30 70 48 128 52-60 2-120-16-128-52z" fill="#ffffff" fill-opacity=".6"/><path d="M66 188c14-26 56-42 104-48-36 8-70 22-84 46z" fill="#ffffff" fill-opacity=".6"/>
            <path d="M200 96c88 0 146 30 146 70 0 8-2 14-6 22-20-34-76-52-140-52s-120 18-140 52c-4-8-6-14-6-22 0-40 58-70 146-70zm0 18c-70 0-120 20-132 48 26-26 76-38 132-38s106 12 132 38c-12-28-62-48-132-48z" fill="@light" fill-rule="evenodd" fill-opacity=".9"/>
            <path d="M300 88l6 16 16 6-16 6-6 16-6-16-16-6 16-6z" fill="#ffffff"/>
            """),
        Motif(
            .flat,
            """
            <rect x="64" y="92" width="272" height="228" rx="16" fill="@deep"/><rect x="76" y="104" width="248" height="204" rx="10" fill="@dark"/><path d="M76 216h248v92q0 10-10 10H86q-10 0-10-10z" fill="#000000" fill-opacity=".15"/><path d="M96 206q104 26 208 0" stroke="#000000" stroke-opacity=".28" stroke-width="6" fill="none"/>
            <g><path d="M148 132v34M252 132v34" stroke="#e8c987" stroke-width="5" stroke-linecap="round"/><circle cx="148" cy="204" r="42" fill="@pearl"/><circle cx="252" cy="204" r="42" fill="@pearl"/><ellipse cx="134" cy="186" rx="14" ry="10" fill="#ffffff"/><ellipse cx="238" cy="186" rx="14" ry="10" fill="#ffffff"/><path d="M178 216a32 32 0 0 1-44 20M282 216a32 32 0 0 1-44 20" stroke="@light" stroke-opacity=".6" stroke-width="6" fill="none" stroke-linecap="round"/></g><path d="M138 160h20v8h-20zM242 160h20v8h-20z" fill="@gold"/>
            """),
    ]
}
