extension Motif {
    static let mensShirts: [Motif] = [
        Motif(
            .flat,
            """
            <path d="M146 66l-62 30-44 122 44 20 28-56v160q88 14 176 0V182l28 56 44-20-44-122-62-30q-54 30-108 0z" fill="@body"/>
            <path d="M112 182l-6-36M288 182l6-36" stroke="@dark" stroke-opacity=".5" stroke-width="3" fill="none"/>
            <path d="M140 330q-6-60 2-130M262 330q4-70-4-120" stroke="@dark" stroke-opacity=".22" stroke-width="7" fill="none" stroke-linecap="round"/>
            <path d="M190 92h20v256h-20z" fill="@light" fill-opacity=".55"/><path d="M190 92v256M210 92v256" stroke="@dark" stroke-opacity=".4" stroke-width="1.5"/>
            <g fill="#fdfbf6" stroke="@dark" stroke-width="1"><circle cx="200" cy="128" r="4.5"/><circle cx="200" cy="168" r="4.5"/><circle cx="200" cy="208" r="4.5"/><circle cx="200" cy="248" r="4.5"/><circle cx="200" cy="288" r="4.5"/><circle cx="200" cy="326" r="4.5"/></g>
            <path d="M152 62q48 20 96 0l-48 36z" fill="@deep"/><path d="M152 60l-14 18 34 40 28-24zM248 60l14 18-34 40-28-24z" fill="@soft"/><path d="M138 78l34 40 28-24M262 78l-34 40-28-24" fill="none" stroke="@dark" stroke-opacity=".5" stroke-width="1.5"/>
            <path d="M228 160h42v46l-21 9-21-9z" fill="@light" fill-opacity=".45" stroke="@dark" stroke-opacity=".35" stroke-width="1.5"/><path d="M40 218l44 20 5-11-45-20zM360 218l-44 20-5-11 45-20z" fill="@dark" fill-opacity=".5"/>
            """),
        Motif(
            .flat,
            """
            <path d="M144 66l-70 34-40 76 56 32 26-30v164q84 14 168 0V178l26 30 56-32-40-76-70-34q-56 30-112 0z" fill="@body"/>
            <path d="M116 178l-4-30M284 178l4-30" stroke="@dark" stroke-opacity=".5" stroke-width="3"/><path d="M144 330q-6-60 2-120M258 330q6-60-2-110" stroke="@dark" stroke-opacity=".2" stroke-width="7" fill="none" stroke-linecap="round"/>
            <path d="M34 176l56 32 6-8-57-33zM366 176l-56 32-6-8 57-33z" fill="@dark" fill-opacity=".5"/>
            <path d="M160 66l40 80 40-80q-40 16-80 0z" fill="@pale"/><path d="M156 62l-18 14 10 44 28-12 24 40zM244 62l18 14-10 44-28-12-24 40z" fill="@soft" stroke="@dark" stroke-opacity=".35" stroke-width="1.5"/>
            <path d="M200 148v200" stroke="@dark" stroke-opacity=".45" stroke-width="2"/><g fill="#fdfbf6" stroke="@dark"><circle cx="205" cy="176" r="4.5"/><circle cx="205" cy="220" r="4.5"/><circle cx="205" cy="264" r="4.5"/><circle cx="205" cy="308" r="4.5"/></g>
            <g fill="@pale" fill-opacity=".55"><path d="M150 240q14-20 28 0-14 20-28 0zM228 210q14-20 28 0-14 20-28 0zM236 288q14-20 28 0-14 20-28 0zM146 300q14-20 28 0-14 20-28 0zM62 160q12-16 24 0-12 16-24 0zM316 150q12-16 24 0-12 16-24 0z"/></g>
            """),
        Motif(
            .flat,
            """
            <path d="M146 66l-62 30-44 122 44 20 28-56v160q88 14 176 0V182l28 56 44-20-44-122-62-30q-54 30-108 0z" fill="@body"/>
            <path d="M112 182l-6-36M288 182l6-36" stroke="@dark" stroke-opacity=".5" stroke-width="3" fill="none"/>
            <path d="M140 330q-6-60 2-130M262 330q4-70-4-120" stroke="@dark" stroke-opacity=".22" stroke-width="7" fill="none" stroke-linecap="round"/>
            <g stroke="@deep" stroke-opacity=".38" stroke-width="11"><path d="M132 90v255M168 84v264M232 84v264M268 90v255"/><path d="M112 150h176M112 200h176M112 250h176M112 300h176"/></g><g stroke="@pale" stroke-opacity=".5" stroke-width="2.5"><path d="M150 90v256M250 90v256M116 175h168M112 225h176M112 275h176M112 325h176"/></g>
            <path d="M88 112l20 22M72 148l38 20M58 184l40 20M312 112l-20 22M328 148l-38 20M342 184l-40 20" stroke="@deep" stroke-opacity=".35" stroke-width="9"/>
            <path d="M190 92h20v256h-20z" fill="@dark" fill-opacity=".55"/><g fill="#f5efe2"><circle cx="200" cy="132" r="5"/><circle cx="200" cy="176" r="5"/><circle cx="200" cy="220" r="5"/><circle cx="200" cy="264" r="5"/><circle cx="200" cy="308" r="5"/></g>
            <path d="M152 62q48 20 96 0l-48 36z" fill="@deep"/><path d="M152 60l-14 18 34 40 28-24zM248 60l14 18-34 40-28-24z" fill="@fall"/>
            <path d="M130 156h44v44h-44zM226 156h44v44h-44z" fill="@dark" fill-opacity=".28"/><path d="M130 156h44v12h-44zM226 156h44v12h-44z" fill="@deep" fill-opacity=".4"/>
            """),
    ]
}
