import { pocketCopy as copy } from '@consorcio/copy/pocket';
import { useEffect, useRef, useState } from 'react';
import { reais } from '../../teaching/figures/numbers.ts';
import {
  consortiumOf,
  costOf,
  firstTooMuch,
  isTooMuch,
  leavingIn,
  type Purchase,
  type PurchaseWay,
  type Remark,
  remarksOn,
  savingOf,
} from '../../teaching/figures/pocket.ts';
import { BackRow } from '../../teaching/sheets/sheet.tsx';
import { WaysTable } from '../../teaching/sheets/ways-table.tsx';
import { arriveAt } from '../../ui/arrive-at.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Chart, Slider, Sliders } from './chart.tsx';
import {
  type Counted,
  counted,
  type Guesses,
  type LastMonth,
  middleOf,
  WAY_NAMES,
  type WayName,
  type Ways,
  waysOf,
} from './model.ts';
import css from './pocket.module.css';

interface Props {
  readonly purchase: Purchase;
  /** Month in which the good is needed at the latest. */
  readonly needed: number;
  readonly guesses: Guesses;
  readonly onChange: () => void;
}

/** The guesses beside the sum, the chart with its two sliders, the table, the worst case, and what is true of it. */
export function PocketSum({ purchase: asked, needed, guesses, onChange }: Props) {
  const [letter, setLetter] = useState(() => middleOf(asked));
  const [growth, setGrowth] = useState(asked.growth);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => arriveAt(heading.current, { preventScroll: true }), []);
  const purchase: Purchase = { ...asked, growth };
  const ways = waysOf(purchase, letter);
  return (
    <>
      <h2 ref={heading} tabIndex={-1} className={css.summary}>
        {copy.summary(reais(asked.price), reais(asked.monthly))}
      </h2>
      <GuessLines guesses={guesses} answers={counted(purchase)} letter={middleOf(asked)} />
      <Chart purchase={purchase} ways={ways} />
      <Sliders months={asked.months} letter={letter} growth={growth} onLetter={setLetter} onGrowth={setGrowth} />
      <PocketTable purchase={purchase} ways={ways} />
      <WorstCase purchase={purchase} />
      <Remarks purchase={purchase} letter={letter} needed={needed} />
      <BackRow label={copy.close}>
        <Button kind="secondary" onClick={onChange}>
          {copy.change}
        </Button>
      </BackRow>
    </>
  );
}

const LAST: Readonly<Record<LastMonth, string>> = {
  letter: copy.predict.letter.toLowerCase(),
  savings: copy.predict.savings.toLowerCase(),
  together: copy.predict.together,
};
const named = (names: readonly WayName[]): string => names.map((name) => copy.ways[name].toLowerCase()).join(' e ');

/** What was guessed beside what was counted; neither is right or wrong by colour. */
function GuessLines({ guesses, answers, letter }: { guesses: Guesses; answers: Counted; letter: number }) {
  const lines = [
    [copy.predict.first, named([guesses.first]), named(answers.first)],
    [copy.predict.cheapest, named([guesses.cheapest]), named(answers.cheapest)],
    [copy.predict.worst, LAST[guesses.worst], LAST[answers.worst]],
  ] as const;
  return (
    <section className="card" data-tone="soft" data-gap="3">
      <h3>{copy.predict.resultTitle(letter)}</h3>
      <dl className="stack">
        {lines.map(([question, said, result]) => (
          <div key={question}>
            <dt className={`quiet ${css.question}`}>{question}</dt>
            <dd className={css.result}>{copy.predict.result(said, result)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Whether the months of a way can be paid. */
function fitOf(name: WayName, purchase: Purchase, way: PurchaseWay): string {
  if (name === 'saving') return copy.table.yes;
  if (name === 'loan') return isTooMuch(purchase, way.most) ? copy.table.no : copy.table.yes;
  const month = firstTooMuch(purchase, way.paid.length - 1);
  if (month === null) return copy.table.yes;
  return month === 1 ? copy.table.no : copy.table.until(month - 1);
}

/** The same as the chart in numbers, one column a way. */
function PocketTable({ purchase, ways }: { purchase: Purchase; ways: Ways }) {
  const row = (label: string, cell: (way: PurchaseWay, name: WayName) => string) => ({
    label,
    cells: WAY_NAMES.map((name) => {
      const way = ways[name];
      if (way !== null) return cell(way, name);
      return name === 'loan' ? copy.table.unknown : copy.table.never;
    }),
  });
  const rows = [
    row(copy.table.monthly, ({ least, most }) => copy.table.range(reais(least), reais(most))),
    row(copy.table.total, ({ total }) => reais(total)),
    ...(purchase.waiting > 0 ? [row(copy.table.waited, (way) => reais(costOf(way)))] : []),
    row(copy.table.arrives, ({ arrives }) => String(arrives)),
    row(copy.table.price, ({ priceThen }) => reais(priceThen)),
    row(copy.table.fits(reais(purchase.monthly)), (way, name) => fitOf(name, purchase, way)),
  ];
  return (
    <WaysTable
      title={copy.table.title}
      heading="h3"
      corner={copy.table.way}
      columns={WAY_NAMES.map((name) => ({ name, title: copy.ways[name] }))}
      rows={rows}
    />
  );
}

interface RemarksProps {
  readonly purchase: Purchase;
  readonly letter: number;
  readonly needed: number;
}

/** Every sentence that is true of the purchase, in one order and one colour: no way is called the best. */
function Remarks({ purchase, letter, needed }: RemarksProps) {
  const words: Readonly<Record<Remark, () => string>> = {
    hurry: () => copy.remarks.hurry,
    wait: () => copy.remarks.wait(needed, purchase.months),
    saving: () => copy.remarks.saving(letter, savingOf(purchase)?.arrives ?? 0),
    consortium: () => copy.remarks.consortium(letter),
    instalment: () => copy.remarks.instalment(firstTooMuch(purchase) ?? 0),
    payment: () => copy.remarks.payment,
    never: () => copy.remarks.never,
  };
  return (
    <section className={`card ${css.remarks}`} data-tone="soft" data-gap="3">
      <h3>{copy.remarks.title}</h3>
      <ul className="bullets">
        {remarksOn(purchase, letter, needed).map((remark) => (
          <li key={remark}>{words[remark]()}</li>
        ))}
        {copy.remarks.always.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}

/** The letter in the last month, and leaving before it: never folded away. */
function WorstCase({ purchase }: { purchase: Purchase }) {
  const { months, monthly } = purchase;
  const [stop, setStop] = useState(() => Math.max(1, Math.min(12, months - 1)));
  const last = consortiumOf(purchase, months);
  const saving = savingOf(purchase);
  const { paid, back } = leavingIn(purchase, stop);
  return (
    <section className={`card ${css.worst}`} data-tone="effort" data-gap="3">
      <h3>{copy.worst.title}</h3>
      <p>{copy.worst.letter(months, reais(last.most), reais(last.total), reais(last.priceThen))}</p>
      <p>{saving === null ? copy.worst.noSaving(reais(monthly)) : copy.worst.saving(reais(monthly), saving.arrives)}</p>
      <Slider
        label={copy.worst.stop}
        shown={copy.chart.month(stop)}
        min={1}
        max={Math.max(1, months - 1)}
        step={1}
        value={stop}
        onMove={setStop}
      />
      <p role="status">{copy.worst.left(reais(paid), reais(back))}</p>
    </section>
  );
}
