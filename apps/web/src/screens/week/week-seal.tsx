import { weekCopy } from '@consorcio/copy/week';
import { momentOf } from '../../teaching/sheets/moments.ts';
import css from './week.module.css';
import type { Week } from './week-view.ts';

const { seal: copy } = weekCopy;

/** The seal of the week's draws, and that of the next week. RULES2 F.3. */
export function WeekSeal({ week }: { week: Week }) {
  return (
    <section className={css.part}>
      <h2>{copy.title}</h2>
      <p>{copy.body}</p>
      <Hex hex={week.seal} />
      <p>
        {copy.since(momentOf(week.sealedAt))} {week.root === null ? copy.later : copy.key}
      </p>
      <h3>{copy.next(week.nextWeek)}</h3>
      <Hex hex={week.nextSeal} />
    </section>
  );
}

/** 64 digits in two halves, where both do not fit on a line. */
const Hex = ({ hex }: { hex: string }) => (
  <code className={css.hex}>
    {hex.slice(0, hex.length / 2)}
    <wbr />
    {hex.slice(hex.length / 2)}
  </code>
);
