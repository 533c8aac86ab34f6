extension Motif {
    static let tops: [Motif] = [
        Motif(
            .flat,
            """
            <path d="M148 64l-76 36-38 84 54 30 26-34v168q86 12 172 0V180l26 34 54-30-38-84-76-36q-52 40-104 0z" fill="@body"/>
            <path d="M114 180l-4-34M286 180l4-34" stroke="@dark" stroke-opacity=".45" stroke-width="3"/><path d="M142 332q-6-66 4-130M258 332q6-70-4-120M186 338q-2-40 2-70" stroke="@dark" stroke-opacity=".18" stroke-width="8" fill="none" stroke-linecap="round"/>
            <path d="M148 64q52 40 104 0l-10-5q-42 28-84 0z" fill="@deep"/><path d="M148 64q52 58 104 0l-8-4q-44 42-88 0z" fill="@light"/><path d="M148 64q52 58 104 0" fill="none" stroke="@dark" stroke-opacity=".4" stroke-width="2"/>
            <path d="M40 172l54 30M360 172l-54 30M114 336q86 12 172 0" stroke="@dark" stroke-opacity=".35" stroke-width="2" fill="none"/>
            """),
        Motif(
            .flat,
            """
            <path d="M136 54q-2 56-34 96 6 70-2 198 100 14 200 0-8-128-2-198-32-40-34-96h-30q-4 70-34 70t-34-70z" fill="@body"/><path d="M166 54q4 70 34 70t34-70h-8q-6 56-26 56t-26-56z" fill="@light"/>
            <path d="M136 54q-2 56-34 96l8 4q30-42 34-100zM264 54q2 56 34 96l-8 4q-30-42-34-100z" fill="@light"/>
            <path d="M120 150v202M136 140v214M152 130v225M168 126v230M184 132v225M200 134v225M216 132v225M232 126v230M248 130v225M264 140v214M280 150v202" stroke="@dark" stroke-opacity=".2" stroke-width="2.5"/><path d="M102 336q98 14 196 0" stroke="@dark" stroke-opacity=".4" stroke-width="2" fill="none"/>
            """),
        Motif(
            .flat,
            """
            <path d="M146 64L76 96Q56 108 50 140L28 318q22 12 46 6l30-130v142q96 18 192 0V194l30 130q24 6 46-6l-22-178q-6-32-26-44l-70-32q-54 40-108 0z" fill="@body"/>
            <path d="M104 196l-4-50M296 196l4-50" stroke="@dark" stroke-opacity=".5" stroke-width="3"/><path d="M104 318q96 18 192 0v20q-96 18-192 0z" fill="@dark" fill-opacity=".5"/><path d="M28 318q22 12 46 6l5-22q-26 4-48-6zM372 318q-22 12-46 6l-5-22q26 4 48-6z" fill="@dark" fill-opacity=".5"/>
            <path d="M114 322v20M126 324v20M138 326v20M150 327v20M162 328v20M174 329v20M186 329v20M200 329v20M214 329v20M226 329v20M238 328v20M250 327v20M262 326v20M274 324v20M286 322v20" stroke="@light" stroke-opacity=".5" stroke-width="2"/>
            <path d="M146 64q54 62 108 0l-14-8q-40 40-80 0z" fill="@dark"/><path d="M160 56q40 30 80 0l-8-3q-32 18-64 0z" fill="@deep"/><path d="M142 66q58 72 116 0" fill="none" stroke="@pale" stroke-opacity=".6" stroke-width="3"/>
            <path d="M140 300q-8-60 2-110M258 300q8-60-2-100M70 260q6-40 12-80" stroke="@dark" stroke-opacity=".2" stroke-width="8" fill="none" stroke-linecap="round"/>
            """),
        Motif(
            .flat,
            """
            <path d="M152 62l-64 30Q60 108 52 146l-16 116q-2 40 18 60l34-4q10-26 8-60l14-58-8 140q98 18 196 0l-8-140 14 58q-2 34 8 60l34 4q20-20 18-60l-16-116q-8-38-36-54l-64-30q-48 30-96 0z" fill="@body"/>
            <path d="M54 318l34-4 2 12q-16 8-36 4zM346 318l-34-4-2 12q16 8 36 4z" fill="@dark"/><path d="M152 62q48 34 96 0l-48 108z" fill="@pale"/><path d="M152 62q10 60 48 108 38-48 48-108" fill="none" stroke="@dark" stroke-opacity=".4" stroke-width="2.5"/>
            <path d="M200 168q-34 6-40 44-4 30 6 66l18-8q-8-60 16-92 24 32 16 92l18 8q10-36 6-66-6-38-40-44z" fill="@light"/><circle cx="200" cy="176" r="11" fill="@dark"/>
            <path d="M128 330q-8-60 10-130M272 330q8-60-10-130M158 340q-4-30 0-50M242 340q4-30 0-50M76 260q8-60 14-90M324 260q-8-60-14-90" stroke="#ffffff" stroke-opacity=".25" stroke-width="7" fill="none" stroke-linecap="round"/>
            """),
        Motif(
            .flat,
            """
            <path d="M148 66L80 96q-20 10-26 40L30 306q20 12 44 6l34-118v146q92 14 184 0V194l34 118q24 6 44-6l-24-170q-6-30-26-40l-68-30q-52 24-104 0z" fill="#f4f0e7"/>
            <g stroke="@base" stroke-width="9" fill="none"><path d="M108 142q92 12 184 0M108 166q92 12 184 0M108 190q92 12 184 0M108 214q92 12 184 0M108 238q92 12 184 0M108 262q92 12 184 0M108 286q92 12 184 0M108 310q92 12 184 0"/><path d="M52 150l52 16M48 176l56 18M44 204l54 16M40 232l50 14M38 260l44 12M34 288l42 10M348 150l-52 16M352 176l-56 18M356 204l-54 16M360 232l-50 14M362 260l-44 12M366 288l-42 10"/></g>
            <path d="M134 68q66 44 132 0l-18-8q-48 26-96 0z" fill="#d9d2c3"/><path d="M130 72q70 52 140 0" fill="none" stroke="#b9b1a0" stroke-width="2.5"/><path d="M108 194l-4-46M292 194l4-46" stroke="#a39b8b" stroke-width="3"/><path d="M140 330q-6-66 4-120M260 330q6-70-4-110" stroke="#57503f" stroke-opacity=".16" stroke-width="8" fill="none" stroke-linecap="round"/>
            """),
    ]
}
