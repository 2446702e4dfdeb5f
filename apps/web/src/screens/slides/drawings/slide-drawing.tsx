import people from 'pictures:standing';
import { slidesCopy as copy, type SlideName } from '@consorcio/copy/slides';
import { printedAmount } from '@consorcio/rules/figures';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import type { ComponentType } from 'react';
import { lessonOf } from '../../../teaching/figures/lesson.ts';
import { classNames } from '../../../ui/class-names.ts';
import css from '../slides.module.css';
import {
  AssemblyPicture,
  ChancePicture,
  ExcludedPicture,
  LearnedPicture,
  ScamPicture,
  WorstPicture,
} from './chances.tsx';
import { BidPicture, FundPicture, InstalmentBar, PayingPicture } from './money.tsx';
import { Drawing, Words } from './shapes.tsx';

const GroupPicture = () => (
  <div className={css.people}>
    {PERSONA_IDS.map((id) => (
      <img key={id} src={people[id]} alt="" width="330" height="440" />
    ))}
  </div>
);

const DRAWINGS: Readonly<Record<SlideName, ComponentType>> = {
  why: GroupPicture,
  instalment: InstalmentBar,
  fund: FundPicture,
  assembly: AssemblyPicture,
  chance: ChancePicture,
  bid: BidPicture,
  paying: PayingPicture,
  excluded: ExcludedPicture,
  ways: WaysChart,
  worst: WorstPicture,
  scam: ScamPicture,
  learned: LearnedPicture,
};

/** What stands below the sentence of a page. */
export function SlideDrawing({ name }: { name: SlideName }) {
  const Drawing = DRAWINGS[name];
  return <Drawing />;
}

const [LEFT, RIGHT, TOP, BOTTOM] = [30, 610, 40, 480] as const;

/** What was paid by each month, in three lines that differ in their dashes, and the month in which the motorcycle arrives. */
function WaysChart() {
  const { months, instalment, loan, savingMonth, saved } = lessonOf().bike;
  const highest = loan * months;
  const x = (month: number): number => LEFT + (month / months) * (RIGHT - LEFT);
  const y = (reais: number): number => BOTTOM - (reais / highest) * (BOTTOM - TOP);
  const [consortium, loaned, saving] = copy.ways;
  const lines = [
    { way: loaned, last: months, paid: highest, dash: css.dashed, when: copy.month('1'), at: 60 },
    { way: consortium, last: months, paid: instalment * months, dash: '', when: copy.month('?'), at: 220 },
    { way: saving, last: savingMonth, paid: saved, dash: css.dotted, when: copy.month(`${savingMonth}`), at: 380 },
  ];
  return (
    <Drawing>
      <path d={`M${LEFT} ${TOP - 20}V${BOTTOM + 24}H${RIGHT + 20}`} className={css.line} />
      {lines.map(({ way, last, paid, dash, when, at }, i) => (
        <g key={way}>
          {/* who saves puts in as much a month as who pays instalments: drawn a little lower, both can be seen */}
          <path
            d={`M${x(0)} ${y(0)}L${x(last)} ${y(paid)}`}
            transform={i === 2 ? 'translate(6 20)' : undefined}
            className={classNames(css.line, dash)}
          />
          <path d={`M670 ${at - 16}h110`} className={classNames(css.line, dash)} />
          <Words x={810} y={at} at="start">
            {way}
          </Words>
          <Words x={670} y={at + 62} at="start">
            {printedAmount(paid)} · {when}
          </Words>
        </g>
      ))}
    </Drawing>
  );
}
