extension Motif {
    static let fragrances: [Motif] = [
        Motif(
            .ground(200, 326, 108),
            """
            <rect x="162" y="56" width="76" height="70" rx="8" fill="@wood"/><rect x="162" y="118" width="76" height="8" fill="#000000" fill-opacity=".2"/>
            <rect x="178" y="126" width="44" height="24" fill="@gold"/>
            <rect x="96" y="146" width="208" height="180" rx="18" fill="@pale"/>
            <path d="M110 186h180v112q0 14-14 14H124q-14 0-14-14z" fill="@body"/><path d="M110 186h180v10H110z" fill="#ffffff" fill-opacity=".35"/>
            <rect x="96" y="146" width="208" height="180" rx="18" fill="@glass"/>
            <rect x="146" y="214" width="108" height="66" fill="#fbf8f2"/><rect x="152" y="220" width="96" height="54" fill="none" stroke="@dark" stroke-width="1.4"/>
            <text x="200" y="246" font-family="Georgia,serif" font-size="19" letter-spacing="3" fill="@ink" text-anchor="middle">cèdre</text><text x="200" y="264" font-family="Georgia,serif" font-size="7" letter-spacing="1" fill="@ink" text-anchor="middle">EAU DE TOILETTE</text>
            <rect x="104" y="154" width="12" height="164" rx="6" fill="#ffffff" fill-opacity=".55"/>
            """),
        Motif(
            .ground(200, 324, 84),
            """
            <circle cx="200" cy="82" r="34" fill="@gold"/><circle cx="189" cy="70" r="10" fill="#ffffff" fill-opacity=".55"/>
            <path d="M184 112h32v30h-32z" fill="@metal"/>
            <path d="M176 138h48c50 10 86 48 86 96 0 40-22 68-48 84-20 8-104 8-124 0-26-16-48-44-48-84 0-48 36-86 86-96z" fill="@pale"/>
            <path d="M104 216c20-14 60 10 96 2s70-16 96 0c10 42-16 76-44 92-22 6-82 6-104 0-28-16-54-50-44-94z" fill="@body"/>
            <path d="M176 138h48c50 10 86 48 86 96 0 40-22 68-48 84-20 8-104 8-124 0-26-16-48-44-48-84 0-48 36-86 86-96z" fill="@glass"/>
            <path d="M122 176c-20 24-24 60-10 92 2-40 10-70 34-104-10 2-18 6-24 12z" fill="#ffffff" fill-opacity=".6"/>
            <text x="200" y="262" font-family="Georgia,serif" font-style="italic" font-size="30" fill="#ffffff" text-anchor="middle">figue</text>
            """),
        Motif(
            .ground(200, 326, 70),
            """
            <rect x="164" y="46" width="72" height="84" rx="6" fill="@black"/><rect x="164" y="120" width="72" height="10" fill="@gold"/>
            <rect x="138" y="130" width="124" height="196" rx="12" fill="@pale"/>
            <path d="M148 164h104v140q0 12-12 12h-80q-12 0-12-12z" fill="@body"/><path d="M148 164h104v7H148z" fill="#ffffff" fill-opacity=".4"/>
            <rect x="138" y="130" width="124" height="196" rx="12" fill="@glass"/>
            <path d="M166 236q17-14 34 0t34 0M166 252q17-14 34 0t34 0" fill="none" stroke="#ffffff" stroke-opacity=".9" stroke-width="3"/>
            <text x="200" y="288" font-family="Helvetica,Arial,sans-serif" font-size="11" letter-spacing="5" fill="#ffffff" text-anchor="middle">COLOGNE</text>
            <rect x="145" y="138" width="9" height="180" rx="4.5" fill="#ffffff" fill-opacity=".6"/>
            """),
    ]
}
