import { coinsText } from '@consorcio/copy/live-assembly';
import { debriefCopy } from '@consorcio/copy/live-debrief';
import { CURRENT_LIVE_RULEBOOK, commonOf, feeOf, liveRulebookOf, reserveOf } from '@consorcio/rules/live';
import { lazy, Suspense } from 'react';
import { goodOf } from '../../../../live/live-rulebook.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { SliceBar } from '../../../../ui/figures/bars.tsx';
import { partOf } from '../../../../ui/loading/load-chunk.ts';
import table from '../../class-sheet/class-sheet.module.css';
import css from './debrief.module.css';
import type { DebriefProps } from './debrief-props.ts';

/** Contains figures of real life, which are in the chunk of the reading pages; loaded for this page alone. */
const OtherWays = lazy(partOf('OtherWays', () => import('../../../../teaching/figures/other-ways.tsx')));

const copy = debriefCopy.costs;
const { ways: names } = debriefCopy.timeline;
const LINES = ['fee', 'late', 'interest', 'brought'] as const;

/** A column for each way to the letter; one of everybody where no way has enough people. */
const columnsOf = ({ ways, everybody }: DebriefProps['debrief']) =>
  everybody === null
    ? ways.map(({ by, people, costs }) => ({ name: names[by], people, costs }))
    : [{ name: copy.everybody, ...everybody }];

/** The mean costs of the letter by raffle, bid and end; where no mean may be shown, the parts of the contract. Beside it saving alone and a loan. */
export function CostsPage({ view, debrief }: Pick<DebriefProps, 'view' | 'debrief'>) {
  const columns = columnsOf(debrief);
  const isFew = columns.some(({ people, costs }) => people > 0 && costs === null);
  const hasNoMeans = columns.every(({ costs }) => costs === null);
  return (
    <div className={classNames(css.split, table.beside)}>
      <div>
        <p className="font-bold text-lead">{hasNoMeans ? copy.plan.lead : copy.lead}</p>
        {hasNoMeans ? (
          <>
            <PlanShares months={view.group.months} instalment={debrief.instalment} />
            <p className={css.small}>{debriefCopy.fewWhy}</p>
          </>
        ) : (
          <Means columns={columns} isFew={isFew} />
        )}
      </div>
      <aside className={css.card}>
        <Suspense fallback={<p aria-busy="true">{debriefCopy.loading}</p>}>
          <OtherWays
            good={goodOf(view.group.months)}
            instalment={debrief.instalment}
            letter={view.group.letter}
            months={view.group.months}
            sourceClass={css.small}
          />
        </Suspense>
      </aside>
    </div>
  );
}

interface MeansProps {
  readonly columns: ReturnType<typeof columnsOf>;
  /** Whether a way had too few people for a mean. */
  readonly isFew: boolean;
}

const Means = ({ columns, isFew }: MeansProps) => (
  <>
    <table className={table.costsPageCosts}>
      <thead>
        <tr>
          <td />
          {columns.map(({ name, people }) => (
            <th key={name} scope="col">
              {name}
              <small className="text-ink-soft block">{people === 0 ? copy.nobody : copy.people(people)}</small>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {LINES.map((line) => (
          <tr key={line} data-line={line}>
            <th scope="row">{copy[line]}</th>
            {columns.map(({ name, costs }) => (
              <td key={name}>{costs === null ? '–' : costs[line]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
    {isFew && <p className={css.small}>{copy.few}</p>}
  </>
);

const planCopy = debriefCopy.costs.plan;
const PARTS = ['common', 'admin', 'reserve'] as const;

interface PlanProps {
  readonly months: number;
  /** In coins. */
  readonly instalment: number;
}

/** What every quota pays by its contract, and where it goes; no fact of a person. */
function PlanShares({ months, instalment }: PlanProps) {
  const terms = liveRulebookOf(CURRENT_LIVE_RULEBOOK);
  const owed = months * instalment;
  const parts = { common: commonOf(terms, owed), admin: feeOf(terms, owed), reserve: reserveOf(terms, owed) };
  return (
    <div className={table.plan}>
      <p className={table.whole}>{planCopy.whole(months, instalment, owed)}</p>
      <SliceBar slices={PARTS.map((part) => ({ part, value: parts[part] }))} />
      <dl className="grid gap-1 m-0">
        {PARTS.map((part) => (
          <div key={part} data-part={part}>
            <dt>{planCopy.parts[part]}</dt>
            <dd>{coinsText(parts[part])}</dd>
          </div>
        ))}
      </dl>
      <p>{planCopy.same}</p>
    </div>
  );
}
