import css from './assembly-picture.module.css';

/** The ball of the raffle: it rolls without a number until the projector has told it. */
export const DrawnBall = ({ quota }: { readonly quota: number | null }) => (
  <svg viewBox="0 0 120 128" className={css.ball} data-rolls={quota === null} aria-hidden="true" focusable="false">
    <ellipse cx="60" cy="118" rx="38" ry="7" fill="#2c2056" opacity="0.16" />
    <g className={css.turning}>
      <circle cx="60" cy="60" r="52" fill="#f2a93b" />
      <path d="M13 82 A52 52 0 0 0 107 82 A60 60 0 0 1 13 82Z" fill="#d98a1d" />
      <ellipse cx="42" cy="32" rx="16" ry="9" fill="#ffe08a" transform="rotate(-32 42 32)" />
      <circle cx="60" cy="60" r="31" fill="#fff9ee" />
      {quota === null ? (
        <path d="M48 60h24M60 48v24" stroke="#d9cdf7" strokeWidth="8" strokeLinecap="round" />
      ) : (
        <text x="60" y="73" className={css.number}>
          {quota}
        </text>
      )}
    </g>
  </svg>
);
