import { PATHS } from '@consorcio/contract/wire';
import { totalsCopy as copy, quizCopy } from '@consorcio/copy/quiz';
import { verdictOf } from '@consorcio/rules/quiz-analysis';
import { QUIZ_MOMENTS } from '@consorcio/rules/vocabulary';
import { call } from '../../api/client.ts';
import { useAnswer } from '../../api/use-answer.ts';
import { Fold } from '../../teaching/sheets/fold.tsx';
import { BackRow, NotLoaded, Sheet } from '../../teaching/sheets/sheet.tsx';
import { Table } from '../../teaching/sheets/table.tsx';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { Waiting } from '../../ui/loading/waiting.tsx';
import { Gain, IntervalLine } from './gain.tsx';
import css from './totals.module.css';
import {
  type Misconception,
  type MomentTotals,
  misconceptionsOf,
  momentOf,
  sureAndWrong,
  type Totals,
} from './totals.ts';

const askTotals = (signal: AbortSignal) => call('quizTotals', { signal });

/** Everybody's anonymous totals with the method, the number of players and what cannot be said; for anybody. */
export function TotalsScreen() {
  const [answer, again] = useAnswer(askTotals);
  if (answer === null) return <Waiting label={copy.title} detail={copy.loading} />;
  if (!answer.ok) return <NotLoaded onRetry={again} />;
  const { moments } = answer.value;
  return (
    <Sheet title={copy.title} ground="accent-pale" isBroad>
      <p className="middle">{copy.intro}</p>
      <Who {...answer.value} />
      <Gain {...answer.value} />
      <Classes {...answer.value.classes} />
      <Misconceptions moments={moments} />
      <Calibration moments={moments} />
      <Items moments={moments} />
      <Lines title={copy.methodTitle} lines={copy.method} />
      <Lines title={copy.limitsTitle} lines={copy.limits} />
      <BackRow>
        <ButtonLink kind="purple" to={PATHS.teachers}>
          {copy.teachers}
        </ButtonLink>
      </BackRow>
    </Sheet>
  );
}

/** How many answered at each moment, and how many of the first answered again. */
function Who({ moments, gain }: Pick<Totals, 'moments' | 'gain'>) {
  const [before = 0, after = 0, later = 0] = QUIZ_MOMENTS.map((moment) => momentOf(moments, moment)?.players ?? 0);
  return (
    <section className="card" data-gap="3" data-tone="accent" data-half>
      <h2 className="large">{copy.whoTitle}</h2>
      <p>{before + after + later === 0 ? copy.few : copy.who(before, after, later)}</p>
      {gain !== null && <p>{copy.both(gain.players, before)}</p>}
    </section>
  );
}

const Lines = ({ title, lines }: { title: string; lines: readonly string[] }) => (
  <section className="card" data-gap="3" data-tone="accent" data-half>
    <h2 className="large">{title}</h2>
    <ul className="bullets">
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </ul>
  </section>
);

/** Misconceptions that are shown before the rest is opened. */
const FIRST = 4;

/** The commonest misconceptions before and after the game; above them, how many answers were wrong and sure. */
function Misconceptions({ moments }: { moments: readonly MomentTotals[] }) {
  const all = misconceptionsOf(moments);
  const [before, after] = [sureAndWrong(moments, 'BEFORE'), sureAndWrong(moments, 'AFTER')];
  return (
    <section className="card" data-gap="3" data-half>
      <h2 className="large">{copy.misconceptionsTitle}</h2>
      {all.length === 0 || before === null || after === null ? (
        <p>{copy.few}</p>
      ) : (
        <>
          <p className="quiet">{copy.different}</p>
          <p className="finding">{copy.sureAndWrong(before, after)}</p>
          <List misconceptions={all.slice(0, FIRST)} />
          <Fold title={copy.others} tone="surface">
            <List misconceptions={all.slice(FIRST)} />
          </Fold>
        </>
      )}
    </section>
  );
}

const List = ({ misconceptions }: { misconceptions: readonly Misconception[] }) => (
  <ul className="bullets">
    {misconceptions.map(({ family, option, before, after }) => (
      <li key={`${family}${option}`}>{copy.misconception(before, copy.misconceptions[family][option], after)}</li>
    ))}
  </ul>
);

/** Of the answers with each confidence, how many are right. */
function Calibration({ moments }: { moments: readonly MomentTotals[] }) {
  const told = moments.filter(({ calibration }) => calibration.length > 0);
  return (
    <section className="card" data-gap="3">
      <h2 className="large">{copy.calibrationTitle}</h2>
      {told.length === 0 ? (
        <p>{copy.few}</p>
      ) : (
        <>
          <p>{copy.calibration}</p>
          <Table
            className="numbers"
            heads={[copy.part, ...quizCopy.confidences]}
            rows={told.map(({ moment, calibration }) => ({
              name: copy.moments[moment],
              cells: quizCopy.confidences.map((_, place) => {
                const right = calibration[place]?.right ?? null;
                return right === null ? copy.none : copy.percent(right);
              }),
            }))}
          />
        </>
      )}
    </section>
  );
}

/** Difficulty of every item, and how well it separates those who know from those who do not. */
function Items({ moments }: { moments: readonly MomentTotals[] }) {
  const told = moments.flatMap(({ moment, forms }) => forms.map((form) => ({ moment, ...form })));
  return (
    <section className="card" data-gap="3">
      <h2 className="large">{copy.itemsTitle}</h2>
      {told.length === 0 ? <p>{copy.few}</p> : <p>{copy.itemsBody}</p>}
      {told.map(({ moment, form, players, items }) => (
        <Fold key={`${moment}${form}`} title={copy.form(form, copy.moments[moment], players)} tone="surface">
          <Table
            className="numbers"
            heads={[copy.item, copy.right, copy.discrimination]}
            rows={items.map(({ family, k, discrimination }) => ({
              name: copy.families[family],
              cells: [copy.percent(k), discrimination === null ? copy.none : copy.decimal(discrimination)],
            }))}
          />
        </Fold>
      ))}
    </section>
  );
}

const { classes: classesCopy, decimal, percent, outOf } = copy;

type Comparison = Totals['classes'];
type Arm = Comparison['arms'][number];

/** Classes that played against classes that waited: the only figures that may name a cause, and none while there are too few. */
function Classes({ drawn, counted, arms, difference, delayed }: Comparison) {
  return (
    <section className="card" data-gap="3" data-half>
      <h2 className="large">{classesCopy.title}</h2>
      <p>{classesCopy.how}</p>
      <p className="quiet">{classesCopy.pairs(drawn, counted)}</p>
      {difference === null || delayed === null ? (
        <p className="finding">{classesCopy.none}</p>
      ) : (
        <>
          <p>{classesCopy.late}</p>
          <p className="finding">{classesCopy.difference(delayed.mean, delayed.low, delayed.high)}</p>
          <IntervalLine {...delayed} />
          <p>{classesCopy.verdicts[verdictOf(delayed)]}</p>
          <p className="quiet">{`${outOf} ${classesCopy.deviation(delayed.deviation, delayed.effect)}`}</p>
          <p className="quiet">{classesCopy.bounds(delayed.bounds.low, delayed.bounds.high)}</p>
          <p
            className={css.soon}
          >{`${classesCopy.soon} ${classesCopy.difference(difference.mean, difference.low, difference.high)}`}</p>
          <Arms arms={arms} />
          <p className="quiet">{classesCopy.counted}</p>
        </>
      )}
      <p className="quiet">{classesCopy.join}</p>
    </section>
  );
}

const ROWS: readonly (readonly [name: string, of: (arm: Arm) => string])[] = [
  [classesCopy.rows.first, ({ first }) => String(first)],
  [classesCopy.rows.both, ({ both, first }) => classesCopy.both(both, first)],
  [classesCopy.rows.later, ({ later, first }) => classesCopy.both(later, first)],
  [classesCopy.rows.before, ({ before }) => decimal(before)],
  [classesCopy.rows.after, ({ after }) => decimal(after)],
  [classesCopy.rows.deviation, ({ deviation }) => decimal(deviation)],
  [classesCopy.rows.ended, ({ ended }) => percent(ended)],
];

/** Who answered and how, one column an arm. */
const Arms = ({ arms }: Pick<Comparison, 'arms'>) => (
  <Table
    className="numbers"
    heads={[classesCopy.arm, ...arms.map(({ arm, classes }) => `${classesCopy.arms[arm]} (${classes})`)]}
    rows={ROWS.map(([name, of]) => ({ name, cells: arms.map(of) }))}
  />
);
