import { signed } from '@consorcio/copy/digits';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import css from '../dialogs/popup.module.css';
import { announce } from '../notices/announce.ts';
import { Icon, type IconName } from '../pictures/icon.tsx';

/** SPEC section 9: counters have three digits. */
const PLACES = [100, 10, 1];
const DIGITS = Array.from({ length: 10 }, (_, digit) => digit);

const COUNTERS = [
  { kind: 'energia', resource: 'energy' },
  { kind: 'esforco', resource: 'effort' },
] as const;
type Resource = (typeof COUNTERS)[number]['resource'];

interface CountersProps {
  /** Whose numbers they are. */
  readonly of: string;
  readonly balance: Readonly<Record<Resource, number>>;
  readonly labels: Readonly<Record<Resource, string>>;
  /** As of one counter. */
  readonly spoken: (resource: Resource, change: number) => string;
}

/** What the player has: energy and effort. */
export const Counters = ({ of, balance, labels, spoken }: CountersProps) =>
  COUNTERS.map(({ kind, resource }) => (
    <Counter
      key={kind}
      {...{ kind, of }}
      value={balance[resource]}
      label={labels[resource]}
      spoken={(change) => spoken(resource, change)}
    />
  ));

interface Props {
  readonly kind: IconName & ('energia' | 'esforco');
  readonly value: number;
  /** Small word under the digits. */
  readonly label: string;
  /** Read aloud: how much there is (`change` 0), and, when it rolls, by how much. */
  readonly spoken: (change: number) => string;
  /** Whose number it is: nothing rolls from one campaign's to the next one's. */
  readonly of?: string;
}

/** What each counter showed last: back on the map, it rolls on from there. */
const lastShown = new Map<Props['kind'], { readonly of: string; readonly value: number }>();
/** What was last told of each: several changes in a row are told as one, up to the number that stands. */
const lastTold = new Map<Props['kind'], number>();
/** Most icons that fly in for a gain. */
const MOST_FLYING = 5;

/** White pill with icon, three digits and a label; a change rolls, is told, and a gain flies in. STYLE sections 4, 12. */
export function Counter({ kind, value, label, spoken, of = '' }: Props) {
  const [shown, setShown] = useState(() => {
    const last = lastShown.get(kind);
    return last?.of === of ? last.value : value;
  });
  const [change, setChange] = useState({ amount: 0, turn: 0 });
  const say = useRef(spoken);
  say.current = spoken;
  useEffect(() => {
    /* The number before is drawn once, so that there is something to roll from. */
    const frame = requestAnimationFrame(() => {
      const last = lastShown.get(kind);
      lastShown.set(kind, { of, value });
      setShown(value);
      if (last?.of !== of) lastTold.set(kind, value);
      if (last?.of !== of || last.value === value) return;
      const amount = value - last.value;
      setChange(({ turn }) => ({ amount, turn: turn + 1 }));
      announce(() => {
        const untold = value - (lastTold.get(kind) ?? value);
        lastTold.set(kind, value);
        return untold === 0 ? '' : say.current(untold);
      }, kind);
    });
    return () => cancelAnimationFrame(frame);
  }, [kind, value, of]);
  return (
    <div data-counter className={classNames(css.counter, css[kind])}>
      <span className={`disc ${css.disc}`}>
        <Icon name={kind} />
      </span>
      <span className={css.value} aria-hidden="true">
        <b>
          {PLACES.map((place) => (
            <Wheel key={place} digit={Math.floor(shown / place) % 10} />
          ))}
        </b>
        <small>{label}</small>
      </span>
      {change.amount !== 0 && <Change key={change.turn} kind={kind} amount={change.amount} />}
      <span className="reader-only">{spoken(0)}</span>
    </div>
  );
}

/** By how much it rolled, with its sign; and, for a gain, its icons on their way in. */
const Change = ({ kind, amount }: { kind: Props['kind']; amount: number }) => (
  <span aria-hidden="true">
    {Array.from({ length: Math.max(0, Math.min(amount, MOST_FLYING)) }, (_, i) => i).map((i) => (
      <span key={i} className={css.flying} style={{ '--turn': i } as CSSProperties}>
        <Icon name={kind} />
      </span>
    ))}
    <b className={classNames(css.change, amount < 0 && css.loss)}>{signed(amount)}</b>
  </span>
);

/** One place of the number: the ten digits below each other, pushed to the one that shows. */
const Wheel = ({ digit }: { digit: number }) => (
  <span className={css.wheel}>
    <span style={{ '--digit': digit } as CSSProperties}>
      {DIGITS.map((each) => (
        <i key={each}>{each}</i>
      ))}
    </span>
  </span>
);
