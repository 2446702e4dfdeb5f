import '@consorcio/look/sums.css';
import { whatIfCopy as copy } from '@consorcio/copy/what-if';
import { differenceOf, monthsWithDream, noteOf, type Pair, REPLAYS } from '@consorcio/rules/what-if';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { Table } from '../../teaching/sheets/table.tsx';
import { compare, countEnds, KINDS } from './counts.ts';
import type { Told } from './told.ts';
import css from './what-if.module.css';

interface Props {
  readonly before: Told;
  readonly after: Told;
  readonly pairs: readonly Pair[];
}

/** Both ways in numbers: under the campaign's own draws, and counted under a thousand others. */
export function Figures({ before, after, pairs }: Props) {
  const { same } = copy;
  const own = (name: string, of: (told: Told) => string): Row => [name, of(before), of(after)];
  return (
    <Fold title={copy.deck.figures} isHeading>
      <div className={css.figures}>
        <Numbers
          title={same.title}
          rows={[
            own(same.end, ({ end, late }) => copy.race.in(copy.ends[end], late.length)),
            own(same.dream, ({ lived }) => same.months(monthsWithDream(lived))),
            own(same.worth, ({ worth }) => same.of(worth)),
          ]}
        />
        {pairs.length === REPLAYS && <Thousand pairs={pairs} />}
      </div>
    </Fold>
  );
}

function Thousand({ pairs }: Pick<Props, 'pairs'>) {
  const { thousand } = copy;
  const { mean, low, high, isClear } = differenceOf(pairs);
  const counts = compare(pairs);
  const note = (side: keyof Pair): string => {
    const { note: points, low, high } = noteOf(pairs.map((pair) => pair[side].worth));
    return thousand.noteOf(points, low, high);
  };
  return (
    <>
      <Numbers
        title={thousand.title}
        rows={[
          ...countEnds(pairs).map(
            ({ end, before, after }): Row => [copy.ends[end], thousand.times(before), thousand.times(after)],
          ),
          [thousand.note, note('before'), note('after')],
          ...KINDS.map(
            (kind): Row => [`${thousand.compared} ${thousand.houses[kind]}`, '', thousand.times(counts[kind])],
          ),
        ]}
      />
      <p>
        <b>{isClear ? thousand.difference(mean, low, high) : thousand.unclear}</b>
      </p>
    </>
  );
}

type Row = readonly [name: string, before: string, after: string];

const Numbers = ({ title, rows }: { title: string; rows: readonly Row[] }) => (
  <section className="numbers">
    <h3>{title}</h3>
    <Table heads={['', copy.same.before, copy.same.after]} rows={rows.map(([name, ...cells]) => ({ name, cells }))} />
  </section>
);
