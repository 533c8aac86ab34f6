extension Motif {
    static let womensShoes: [Motif] = [
        Motif(
            .ground(196, 318, 150),
            """
            <path d="M62 118q-12 60 10 110l4 88h22l14-92q60 20 110 62 36 32 100 30 44 0 46-16-4-26-60-40-66-18-104-60-44-52-64-92-20 34-78 10z" fill="@body"/>
            <path d="M62 118q58 24 78-10 20 40 64 92 10 12 24 22-46-6-88-36-40-28-78-68z" fill="@cream"/><path d="M62 118q58 24 78-10l4 8q-24 34-82 12z" fill="@dark" fill-opacity=".5"/><path d="M72 228l4 88h22l14-92q-20-10-40 4z" fill="@shade"/>
            <path d="M112 224q60 20 110 62 36 32 100 30 44 0 46-16v8q0 12-46 12-68 2-106-30-50-42-106-58z" fill="@deep"/><path d="M240 246q50 40 110 44" stroke="#ffffff" stroke-opacity=".4" stroke-width="7" stroke-linecap="round" fill="none"/><path d="M70 140q-4 40 8 76" stroke="#ffffff" stroke-opacity=".3" stroke-width="7" stroke-linecap="round" fill="none"/>
            """),
        Motif(
            .ground(200, 290, 166),
            """
            <path d="M40 184q-8 60 8 92h300q24 0 24-16-2-22-66-30-64-8-94-56-50 30-94 24-44-8-78-14z" fill="@body"/><path d="M40 184q34 6 78 14 44 6 94-24l14 20q-60 44-116 40-44-2-70-50z" fill="@cream"/><path d="M40 184q34 6 78 14 44 6 94-24l4 7q-52 32-98 26-44-6-78-14z" fill="@dark" fill-opacity=".55"/>
            <path d="M196 190q-2-24 22-28 4 14 0 22 14 2 20 16-26 10-42-10z" fill="@dark"/><circle cx="214" cy="186" r="7" fill="@gold"/><path d="M250 226q50 18 96 22" stroke="#ffffff" stroke-opacity=".45" stroke-width="7" stroke-linecap="round" fill="none"/><path d="M44 268h324q6 10-4 16-6 4-16 4H58q-12 0-14-20z" fill="@deep"/>
            """),
        Motif(
            .ground(200, 300, 166),
            """
            <path d="M54 150q34 12 60-14l24-16q26 60 110 78 96 12 104 48v14H48q-6-60 6-110z" fill="@body"/><path d="M110 140l28-20q14 34 44 54l-40 34q-26-22-32-68z" fill="@soft"/><path d="M142 208l40-34q28 20 66 24l-30 34q-48 0-76-24z" fill="@light" fill-opacity=".6"/>
            <path d="M128 162l24-16M140 180l26-18M154 194l26-20M170 206l26-22M188 214l26-20" stroke="#ffffff" stroke-width="7" stroke-linecap="round"/><path d="M54 150q28 8 54-6l4 66-64 6q-2-40 6-66z" fill="@accent"/><path d="M70 120q-10 10-12 32l18 2q6-20 10-30z" fill="@dark"/>
            <path d="M40 250h322q10 6 8 22-2 28-18 28H56q-18 0-20-20-2-20 4-30z" fill="@cream"/><path d="M36 280q2 20 20 20h296q14 0 17-20z" fill="#cfc9bd"/><path d="M44 262h320" stroke="#bab3a6" stroke-width="2" stroke-dasharray="8 4"/>
            """),
        Motif(
            .ground(200, 300, 164),
            """
            <path d="M44 246q40-10 90-8 60 4 100 22 60 18 130 4l4 20q0 14-16 14H64q-20 0-20-18z" fill="@wood"/><path d="M44 246q40-10 90-8 60 4 100 22 60 18 130 4l1 9q-76 14-134-4-42-18-98-22-50-2-89 9z" fill="@cream"/><path d="M48 284h320q0 14-16 14H64q-14 0-16-14z" fill="#3a322b"/>
            <path d="M236 260q14-56 60-64 40 0 52 66l-18 4q-8-48-34-50-24 2-40 48z" fill="@body"/><path d="M196 246q20-50 66-62l8 18q-38 12-52 50z" fill="@fall"/><path d="M60 244q-12-70 18-96 60-6 110 36l-12 16q-44-36-88-34-14 24-6 76z" fill="@body"/><path d="M72 160q60-12 118 28" stroke="#ffffff" stroke-opacity=".35" stroke-width="4" fill="none"/>
            <rect x="120" y="150" width="26" height="26" rx="5" fill="none" stroke="#d1a654" stroke-width="5" transform="rotate(16 133 163)"/><path d="M300 206q26 6 36 46" stroke="#ffffff" stroke-opacity=".35" stroke-width="5" fill="none" stroke-linecap="round"/>
            """),
        Motif(
            .ground(196, 320, 140),
            """
            <path d="M96 56h112q4 80 18 116 20 30 70 40 60 14 64 58v18H150l-12-20-12 20H84q-6-40 2-92 10-70 10-140z" fill="@body"/><path d="M96 56h112l1 16H96z" fill="@dark" fill-opacity=".6"/><path d="M186 60v150" stroke="@gold" stroke-width="5" stroke-dasharray="4 3"/><path d="M186 208v16" stroke="#b98a3d" stroke-width="5" stroke-linecap="round"/>
            <path d="M84 288h42v32H90q-8 0-8-10z" fill="#2b2622"/><path d="M126 288l12-20 12 20h212q0 16-14 16H160q-20 0-34-16z" fill="#2b2622"/><path d="M246 212q60 8 86 42-48-20-96-20z" fill="#ffffff" fill-opacity=".28"/><path d="M108 84q0 80-8 170" stroke="#ffffff" stroke-opacity=".25" stroke-width="9" stroke-linecap="round" fill="none"/><path d="M88 240q70 20 138-10" stroke="@dark" stroke-opacity=".5" stroke-width="3" fill="none"/>
            """),
    ]
}
