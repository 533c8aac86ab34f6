extension Motif {
    static let skinCare: [Motif] = [
        Motif(
            .ground(200, 326, 72),
            """
            <path d="M150 74q0-14 14-14h50q10 0 10 10v8h-52q-10 0-10 10v8h-12z" fill="@black"/><path d="M190 78h22v54h-22z" fill="@metal"/><rect x="168" y="118" width="66" height="32" rx="6" fill="@black"/>
            <rect x="130" y="148" width="142" height="178" rx="22" fill="@round"/><rect x="130" y="206" width="142" height="84" fill="#fbf9f3" fill-opacity=".92"/>
            <text x="201" y="246" font-family="Georgia,serif" font-size="27" letter-spacing="3" fill="@ink" text-anchor="middle">fern</text><path d="M168 258h66" stroke="@dark" stroke-width="1.4"/><text x="201" y="274" font-family="Helvetica,Arial,sans-serif" font-size="8.5" letter-spacing="2" fill="@ink" text-anchor="middle">GENTLE · DAILY</text>
            <rect x="140" y="158" width="10" height="158" rx="5" fill="#ffffff" fill-opacity=".45"/>
            """),
        Motif(
            .ground(200, 322, 112),
            """
            <path d="M98 150h204q10 0 10 10v44H88v-44q0-10 10-10z" fill="@wood"/><ellipse cx="200" cy="152" rx="104" ry="10" fill="#e4c292"/><path d="M88 192h224v12H88z" fill="#000000" fill-opacity=".16"/>
            <path d="M84 204h232v74q0 44-44 44H128q-44 0-44-44z" fill="@round"/><path d="M84 204h232v8H84z" fill="#ffffff" fill-opacity=".35"/>
            <path d="M132 224h136v72H132z" fill="#fbf9f3" fill-opacity=".94"/><text x="200" y="258" font-family="Georgia,serif" font-size="25" letter-spacing="3" fill="@ink" text-anchor="middle">baume</text><text x="200" y="280" font-family="Helvetica,Arial,sans-serif" font-size="8.5" letter-spacing="2" fill="@ink" text-anchor="middle">CERAMIDES · 50 ML</text>
            <rect x="96" y="216" width="10" height="82" rx="5" fill="#ffffff" fill-opacity=".45"/>
            <g><ellipse cx="316" cy="120" rx="34" ry="14" fill="@leaf" transform="rotate(-34 316 120)"/><ellipse cx="278" cy="106" rx="30" ry="12" fill="@leaf" transform="rotate(-74 278 106)"/></g>
            """),
        Motif(
            .ground(200, 326, 66),
            """
            <path d="M180 46q0-18 20-18t20 18v44h-40z" fill="@deep"/><rect x="168" y="84" width="64" height="42" rx="6" fill="@gold"/><path d="M172 92h56M172 100h56M172 108h56M172 116h56" stroke="#7c5a22" stroke-opacity=".3" stroke-width="2"/>
            <path d="M172 126h56v12c30 8 44 24 44 52v108q0 28-28 28h-88q-28 0-28-28V190c0-28 14-44 44-52z" fill="@round" fill-opacity=".92"/><path d="M194 126h12v132l-6 12-6-12z" fill="#ffffff" fill-opacity=".4"/>
            <path d="M140 200h120v84H140z" fill="#fbf9f3" fill-opacity=".95"/><text x="200" y="240" font-family="Georgia,serif" font-size="25" letter-spacing="3" fill="@ink" text-anchor="middle">sérum</text><text x="200" y="264" font-family="Helvetica,Arial,sans-serif" font-size="9" letter-spacing="2" fill="@ink" text-anchor="middle">VITAMIN C 15%</text>
            <path d="M140 178q4-22 26-30-12 14-14 40v120q-12-6-12-20z" fill="#ffffff" fill-opacity=".5"/>
            """),
        Motif(
            .ground(200, 334, 62),
            """
            <path d="M122 62h156l-8 214H130z" fill="@round"/><path d="M122 62h156l-1 18H123z" fill="@dark" fill-opacity=".5"/><path d="M124 66h152M124 72h152" stroke="#ffffff" stroke-opacity=".3"/>
            <path d="M142 276h116l-4 52q0 6-6 6h-96q-6 0-6-6z" fill="@cream"/><path d="M142 276h116v8H142z" fill="#000000" fill-opacity=".12"/>
            <circle cx="200" cy="150" r="32" fill="#fff3c9"/><circle cx="200" cy="150" r="17" fill="@accent"/><path d="M200.0 128.0L200.0 121.0M211.0 130.9L214.5 124.9M219.1 139.0L225.1 135.5M222.0 150.0L229.0 150.0M219.1 161.0L225.1 164.5M211.0 169.1L214.5 175.1M200.0 172.0L200.0 179.0M189.0 169.1L185.5 175.1M180.9 161.0L174.9 164.5M178.0 150.0L171.0 150.0M180.9 139.0L174.9 135.5M189.0 130.9L185.5 124.9" stroke="@accent" stroke-width="3"/>
            <text x="200" y="216" font-family="Helvetica,Arial,sans-serif" font-weight="700" font-size="23" letter-spacing="2" fill="#ffffff" text-anchor="middle">SPF 50</text><text x="200" y="238" font-family="Helvetica,Arial,sans-serif" font-size="8" letter-spacing="1" fill="#ffffff" text-anchor="middle">MINERAL SUN CARE</text><path d="M136 88h10l4 180h-9z" fill="#ffffff" fill-opacity=".4"/>
            """),
    ]
}
