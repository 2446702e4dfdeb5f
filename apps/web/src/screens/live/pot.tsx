import letters from 'pictures:live-letter';
import type { ShownGroup } from '@consorcio/rules/live';
import { useId } from 'react';
import { goodOf } from '../../live/live-rulebook.ts';
import { upTo } from '../../live/up-to.ts';
import css from './pot.module.css';

interface Props {
  readonly coins: number;
  readonly letter: number;
  /** The most coins that the glass shows while its content changes. */
  readonly most?: number;
  /** Drawn without numbers beside its lines. */
  readonly isSmall?: boolean;
}

/** Heights of the glass in the drawing. */
const TOP = 40;
const BOTTOM = 380;
/** Letters that a full glass holds, at least. */
const LEAST_FULL = 4;

/** The pot as a glass of coins with a line for each letter that it pays. */
export function Pot({ coins, letter, most = coins, isSmall = false }: Props) {
  const id = useId();
  const full = Math.max(LEAST_FULL, Math.ceil(most / letter)) * letter;
  const y = (amount: number): number => BOTTOM - ((BOTTOM - TOP) * amount) / full;
  const lines = Array.from({ length: Math.floor(full / letter) }, (_, i) => (i + 1) * letter);
  return (
    <svg viewBox="0 0 420 430" className={css.pot} data-small={isSmall} aria-hidden="true" focusable="false">
      <defs>
        <clipPath id={id}>
          <path d="M70 30 H350 V330 Q350 385 295 385 H125 Q70 385 70 330Z" />
        </clipPath>
      </defs>
      <ellipse cx="210" cy="396" rx="170" ry="18" fill="#2c2056" opacity="0.16" />
      <path d="M60 24 H360 V332 Q360 396 296 396 H124 Q60 396 60 332Z" fill="#eaf8fc" opacity="0.92" />
      <g clipPath={`url(#${id})`}>
        <g className={css.fill} style={{ transform: `translateY(${y(coins)}px)` }}>
          <rect x="60" width="300" height="420" fill="#ffc53d" />
          <rect x="60" width="300" height="12" fill="#ffe08a" />
          {COINS.map(([cx, cy]) => (
            <g key={`${cx} ${cy}`}>
              <circle cx={cx} cy={cy} r="19" fill="#f29b1f" />
              <circle cx={cx} cy={cy} r="13" fill="#ffd566" />
            </g>
          ))}
        </g>
      </g>
      {lines.map((amount, i) => (
        <g key={amount} className={css.mark} data-reached={amount <= coins}>
          <path d={`M60 ${y(amount)} H360`} />
          <circle cx="386" cy={y(amount)} r="19" />
          <text x="386" y={y(amount) + 7}>
            {i + 1}
          </text>
        </g>
      ))}
      <path d="M60 24 H360 V332 Q360 396 296 396 H124 Q60 396 60 332Z" fill="none" stroke="#fff" strokeWidth="9" />
      <rect x="44" y="10" width="332" height="26" rx="13" fill="#6a45b8" />
    </svg>
  );
}

/** Where coins lie in the fill, row by row. */
const COINS = Array.from({ length: 54 }, (_, i) => {
  const row = Math.floor(i / 6);
  return [90 + (i % 6) * 48 + (row % 2) * 20, 34 + row * 42] as const;
});

const One = ({ group }: { group: ShownGroup }) => (
  <img className={css.letter} src={letters[goodOf(group)]} alt="" width="180" height="230" />
);

/** As many letters as the pot pays, laid over each other. */
const Row = ({ count, group }: { count: number; group: ShownGroup }) =>
  count === 0 ? null : (
    <div className={css.row} aria-hidden="true">
      {upTo(count).map((n) => (
        <One key={n} group={group} />
      ))}
    </div>
  );

export const CreditLetter = { One, Row };
