extension Motif {
    static let beauty: [Motif] = [
        Motif(
            .ground(215, 322, 105),
            """
            <rect x="132" y="222" width="76" height="100" rx="7" fill="@black"/>
            <rect x="139" y="160" width="62" height="66" rx="3" fill="@gold"/>
            <path d="M146 162v-58c0-22 20-40 38-46 7-2 10 2 10 8v96z" fill="@round"/>
            <path d="M146 108c4-24 24-42 46-48-10 10-22 26-24 48z" fill="@pale" fill-opacity=".55"/>
            <rect x="132" y="222" width="76" height="5" fill="#ffffff" fill-opacity=".16"/>
            <rect x="232" y="182" width="78" height="140" rx="8" fill="@black"/>
            <rect x="232" y="300" width="78" height="9" fill="@gold"/>
            <rect x="241" y="188" width="9" height="106" rx="4" fill="#ffffff" fill-opacity=".16"/>
            """),
        Motif(
            .ground(200, 322, 95),
            """
            <rect x="122" y="160" width="54" height="162" rx="12" fill="@round"/>
            <rect x="134" y="140" width="30" height="24" fill="@gold"/>
            <rect x="130" y="170" width="8" height="138" rx="4" fill="#ffffff" fill-opacity=".3"/>
            <text x="149" y="250" transform="rotate(-90 149 250)" font-family="Georgia,serif" font-size="17" letter-spacing="3" fill="#ffffff" fill-opacity=".85" text-anchor="middle" dominant-baseline="middle">VOLUME</text>
            <g transform="rotate(24 262 200)">
            <rect x="238" y="214" width="50" height="124" rx="11" fill="@black"/><rect x="238" y="214" width="50" height="9" fill="@gold"/>
            <rect x="260" y="130" width="6" height="86" fill="@metal"/>
            <path d="M263 46v92" stroke="@deep" stroke-width="30" stroke-dasharray="2.4 2.6"/><path d="M263 42v98" stroke="@ink" stroke-width="13" stroke-linecap="round"/>
            </g>
            """),
        Motif(
            .ground(200, 326, 140),
            """
            <path d="M78 76q0-14 14-14h216q14 0 14 14v122H78z" fill="@night"/>
            <path d="M94 88q0-10 10-10h192q10 0 10 10v96H94z" fill="@steel"/>
            <path d="M94 88q0-10 10-10h92L120 184H94z" fill="#ffffff" fill-opacity=".5"/>
            <rect x="150" y="192" width="100" height="12" rx="4" fill="@gold"/>
            <path d="M70 202h260l14 104q2 18-16 18H72q-18 0-16-18z" fill="@black"/>
            <path d="M88 216h50l-5 90H76z" fill="@soft"/><path d="M147 216h49v90h-54z" fill="@body"/>
            <path d="M205 216h49l6 90h-55z" fill="@tone"/><path d="M263 216h50l11 90h-55z" fill="@shade"/>
            <path d="M88 216h225l1 8H87z" fill="#000000" fill-opacity=".18"/>
            """),
        Motif(
            .ground(200, 324, 80),
            """
            <path d="M174 196l7-118q1-14 19-14t19 14l7 118z" fill="@black"/>
            <path d="M186 84q1-10 8-10l-5 112h-9z" fill="#ffffff" fill-opacity=".2"/>
            <rect x="170" y="186" width="60" height="16" rx="4" fill="@gold"/>
            <path d="M166 200h68c34 6 50 30 50 62v30q0 32-32 32H148q-32 0-32-32v-30c0-32 16-56 50-62z" fill="@round"/>
            <path d="M150 216c-16 8-22 26-22 46v34q0 12 10 16 4-50 12-96z" fill="#ffffff" fill-opacity=".42"/>
            <text x="204" y="276" font-family="Georgia,serif" font-size="22" letter-spacing="4" fill="#ffffff" fill-opacity=".9" text-anchor="middle">laque</text>
            """),
    ]
}
