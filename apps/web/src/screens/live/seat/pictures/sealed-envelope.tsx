import css from './sealed-envelope.module.css';

/** The seat's own envelope, shut: its flap comes down, then the wax is pressed with the number of the quota. */
export const SealedEnvelope = ({ quota }: { readonly quota: number }) => (
  <svg viewBox="0 0 220 156" className={css.envelope} aria-hidden="true" focusable="false">
    <ellipse cx="110" cy="147" rx="88" ry="8" fill="#2c2056" opacity="0.14" />
    <rect x="14" y="18" width="192" height="124" rx="12" fill="#ffe3b0" />
    <path d="M16 134 92 74 M204 134 128 74" fill="none" stroke="#d9a962" strokeWidth="4" strokeLinecap="round" />
    <path d="M16 132 Q14 142 26 142 H194 Q206 142 204 132 L128 78 Q110 64 92 78Z" fill="#ffd894" />
    <g className={css.flap}>
      <path d="M14 30 Q14 18 26 18 H194 Q206 18 206 30 L122 92 Q110 101 98 92Z" fill="#f5c06a" />
      <path d="M18 22 H202 L122 84 Q110 93 98 84Z" fill="#ffe9c4" />
    </g>
    <g className={css.wax}>
      <path
        d="M110 58 q9 -6 16 1 q10 -1 11 9 q8 5 4 14 q4 9 -5 14 q-2 10 -12 9 q-7 7 -15 1 q-9 5 -15 -3 q-10 -1 -10 -11 q-8 -6 -3 -14 q-3 -10 7 -14 q4 -9 13 -6 q4 -2 9 0Z"
        fill="#c8372f"
      />
      <circle cx="111" cy="82" r="19" fill="#e2574c" />
      <text x="111" y="91" className={css.number}>
        {quota}
      </text>
    </g>
  </svg>
);
