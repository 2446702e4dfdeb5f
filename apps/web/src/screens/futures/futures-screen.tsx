import dreams from 'pictures:dream';
import faces from 'pictures:teaching-face';
import { futuresCopy as copy, sheetCopy } from '@consorcio/copy/teaching';
import { percent, printedCents } from '@consorcio/rules/figures';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useSearch } from 'wouter';
import { useSeeOnView } from '../../teaching/concepts/learn.ts';
import { reais } from '../../teaching/figures/numbers.ts';
import { type ConsortiumPlan, futuresOf, PLANS, planOf } from '../../teaching/figures/plan.ts';
import { authQuery } from '../../teaching/queries.ts';
import { BackRow, PaperGround } from '../../teaching/sheets/sheet.tsx';
import { PlaceTabs } from '../../teaching/sheets/tabs.tsx';
import { WaysTable } from '../../teaching/sheets/ways-table.tsx';
import { type Slice, SliceBar } from '../../ui/figures/bars.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { StageFrame } from '../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import css from './futures.module.css';

/** The dream shown to players without one: the car, as in the worked comparison. */
const USUAL_DREAM = 5;

/** The same dream as consórcio, as financing and as saving alone. Frame 50; `?sonho=` names a dream. */
export function FuturesScreen() {
  const asked = Number(new URLSearchParams(useSearch()).get('sonho'));
  const who = useQuery({ ...authQuery, staleTime: 0 });
  const [chosen, setChosen] = useState<number | null>(null);
  const [bid, setBid] = useState(0);
  useSeeOnView('futures');
  if (who.isPending) return <Waiting label={copy.title} detail={sheetCopy.loading} />;
  const plan = planOf(chosen ?? asked) ?? planOf(who.data?.campaign?.dreamId ?? USUAL_DREAM);
  if (plan === undefined) return null;
  return (
    <StageFrame backdrop={<PaperGround tone="accent-pale" />} className={css.screen}>
      <PlaceTabs current="futures" />
      <header className={`row ${css.head}`} data-gap="4">
        <div>
          <h1>{copy.title}</h1>
          <p className={css.plan}>{copy.plan(plan.dream, reais(plan.credit), plan.months)}</p>
        </div>
        <img src={dreams[plan.dreamId]} alt="" width="108" height="108" />
      </header>
      <Select
        label={copy.dream}
        options={PLANS.map(({ dreamId, dream }) => [dreamId, dream] as const)}
        value={plan.dreamId}
        onChoose={setChosen}
      />
      <FuturePicture plan={plan} bid={bid} />
      <EmbeddedBid plan={plan} bid={bid} onBid={setBid} />
      <FutureTable plan={plan} bid={bid} />
      <section className={css.moral}>
        <p>{copy.moral}</p>
        <p className="quiet">{copy.illustrative}</p>
        <BackRow label={copy.done} />
      </section>
      <Sources plan={plan} />
    </StageFrame>
  );
}

interface PictureOfWay {
  readonly way: 'consortium' | 'financing' | 'saving';
  readonly when: string;
  /** Null where no public rate fits: no bar, and no sum. */
  readonly slices: readonly Slice[] | null;
  readonly total?: string;
  readonly extra?: string;
  readonly note?: string;
}

/** The three ways of a plan as bars; what is bought has the same scale in each. STYLE section 11. */
function waysOf(plan: ConsortiumPlan, bid: number): readonly PictureOfWay[] {
  const { consortium, financing, saving } = futuresOf(plan, bid);
  const good: Slice = { label: copy.slices.good, value: plan.credit, part: 'good' };
  return [
    {
      way: 'consortium',
      when: bid > 0 ? copy.when.bid : copy.when.consortium(plan.months),
      slices: [
        { ...good, value: consortium.received },
        { label: copy.slices.fee, value: consortium.fee, part: 'admin' },
      ],
      total: copy.total(reais(consortium.total)),
      extra: `${copy.slices.fee}: ${reais(consortium.fee)}`,
      ...(bid > 0
        ? {}
        : { note: copy.rising.consortium(reais(consortium.rising.last), reais(consortium.rising.total)) }),
    },
    financing === null
      ? { way: 'financing', when: copy.when.financing, slices: null, note: copy.noLoan }
      : {
          way: 'financing',
          when: copy.when.financing,
          slices: [good, { label: copy.slices.interest, value: financing.interest, part: 'interest' }],
          total: copy.total(reais(financing.total)),
          extra: `${copy.slices.interest}: ${reais(financing.interest)}`,
        },
    {
      way: 'saving',
      when: copy.when.saving(saving.months),
      slices: [good],
      total: copy.paidIn(reais(saving.paidIn)),
      extra: `${copy.yields(reais(saving.yields))} (${copy.assumed})`,
      note: copy.rising.saving(saving.risingMonths),
    },
  ];
}

interface PlanProps {
  readonly plan: ConsortiumPlan;
  /** A bid made out of the letter, in percent of it. */
  readonly bid: number;
}

function FuturePicture({ plan, bid }: PlanProps) {
  const { financing, consortium } = futuresOf(plan);
  const longest = Math.max(consortium.total, financing?.total ?? 0);
  return waysOf(plan, bid).map(({ way, when, slices, total, extra, note }) => (
    <section key={way} className={css.way} data-way={way}>
      <img className={css.face} src={faces[way]} alt="" width="96" height="96" />
      <h2 className="subtitle">{copy.ways[way]}</h2>
      <p className={css.when}>{when}</p>
      {slices !== null && (
        <>
          <div className={css.bar}>
            <SliceBar slices={slices} whole={longest} />
          </div>
          <p className={css.total}>{total}</p>
          <p className={css.extra} data-part={slices[1]?.part}>
            {extra}
          </p>
        </>
      )}
      {note !== undefined && <p className={`quiet ${css.note}`}>{note}</p>}
    </section>
  ));
}

const WAYS = ['consortium', 'financing', 'saving'] as const;

/** Percent of the letter that a step of the lever moves. */
const BID_STEP = 5;

/** The lever of a bid made out of the letter: less to buy with, fewer instalments. Idea 20. */
function EmbeddedBid({ plan, bid, onBid }: PlanProps & { readonly onBid: (bid: number) => void }) {
  const id = useId();
  const { consortium } = futuresOf(plan, bid);
  return (
    <section className={css.bid}>
      <h2>
        <label htmlFor={id}>{copy.bid.label}</label>
      </h2>
      <input
        className={css.input}
        id={id}
        type="range"
        min="0"
        max={percent('bid-of-letter')}
        step={BID_STEP}
        value={bid}
        aria-valuetext={copy.bid.share(bid)}
        onChange={(event) => onBid(Number(event.target.value))}
      />
      <output className="strong" htmlFor={id}>
        {copy.bid.share(bid)}
      </output>
      <p>
        {bid === 0
          ? copy.bid.none
          : `${copy.bid.effect(reais(consortium.received), consortium.instalments, plan.months)} ${copy.bid.missing(reais(plan.credit - consortium.received))}`}
      </p>
      <p className="quiet">{copy.bid.contract}</p>
    </section>
  );
}

const NONE = '–';

/** Payments to the cent, which add up to the total beside them. */
const timesOf = (months: number, each: number, last = each): string =>
  last === each || last === 0
    ? copy.table.times(last === 0 ? months - 1 : months, printedCents(each))
    : copy.table.times(months, printedCents(each), printedCents(last));

/** The same as numbers: one column a way. */
function FutureTable({ plan, bid }: PlanProps) {
  const { consortium, financing, saving } = futuresOf(plan, bid);
  const rows = [
    [
      copy.table.monthly,
      timesOf(consortium.instalments, consortium.monthly, consortium.last),
      financing === null
        ? copy.table.noLoan
        : `${financing.down > 0 ? `${copy.table.down(reais(financing.down))} + ` : ''}${timesOf(financing.months, financing.monthly)}`,
      timesOf(saving.months, saving.monthly, saving.last),
    ],
    [
      copy.table.total,
      reais(consortium.total),
      financing === null ? NONE : reais(financing.total),
      reais(saving.paidIn),
    ],
    [
      copy.table.extra,
      reais(consortium.fee),
      financing === null ? NONE : reais(financing.interest),
      `${copy.table.noExtra(reais(saving.yields))} (${copy.assumed})`,
    ],
    [
      copy.table.when,
      bid > 0 ? copy.when.bid : copy.when.consortium(plan.months),
      copy.when.financing,
      copy.when.saving(saving.months),
    ],
  ] as const;
  return (
    <WaysTable
      title={copy.table.title}
      heading="h2"
      corner={copy.table.way}
      columns={WAYS.map((name) => ({ name, title: copy.ways[name] }))}
      rows={rows.map(([label, ...cells]) => ({ label, cells }))}
    />
  );
}

/** Formula, rate, source and date behind each figure. */
function Sources({ plan }: { plan: ConsortiumPlan }) {
  const { financing } = futuresOf(plan);
  return (
    <section className={css.sources}>
      <h2 className="subtitle">{copy.sources.title}</h2>
      <ul className={`bullets ${css.remarks}`}>
        <li>{copy.sources.consortium(plan.adminPercent, plan.reservePercent)}</li>
        {financing !== null && <li>{copy.sources[financing.source]}</li>}
        <li>{copy.sources.saving}</li>
        <li>{copy.sources.price}</li>
      </ul>
    </section>
  );
}
