import type { ReplyOf } from '@consorcio/contract';
import { dayHereInWords } from '@consorcio/copy/dates';
import { codeText, coinsText } from '@consorcio/copy/live-assembly';
import { classSheetCopy as copy, debriefCopy, debriefTitles, tableWays } from '@consorcio/copy/live-debrief';
import { rehearsalCopy } from '@consorcio/copy/live-host';
import { termsOfView } from '@consorcio/rules/live';
import { SITUATIONS } from '@consorcio/rules/live-words';
import { lazy, Suspense } from 'react';
import { goodOf } from '../../../live/live-rulebook.ts';
import { PrintRow } from '../../../live/print-row.tsx';
import { isRehearsal } from '../../../live/rehearsal.ts';
import { type Debrief, useDebrief } from '../../../live/use-debrief.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { PaperGround } from '../../../teaching/sheets/sheet.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { partOf } from '../../../ui/loading/load-chunk.ts';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { questionLines } from '../host-console/host-model.ts';
import { NotHost } from '../host-console/led-group.tsx';
import { belowOf, headOf, SIDES, shownReserve } from '../projector/debrief/reserve-model.ts';
import { SidePicture } from '../projector/debrief/reserve-page.tsx';
import { ClassCosts } from './class-costs.tsx';
import css from './class-sheet.module.css';
import { SheetTable } from './sheet-table.tsx';
import { type Rows, useTable } from './use-table.ts';

/** Contains figures of real life, which are in the chunk of the reading pages. */
const OtherWays = lazy(partOf('OtherWays', () => import('../../../teaching/figures/other-ways.tsx')));

/** `/ao-vivo/folha`: one page that a teacher keeps of a class: nicknames, totals of the three questions, what it cost. No name. */
export function ClassSheetScreen({ groupId }: { readonly groupId: string }) {
  const { view } = useLiveView('liveProjector', groupId);
  const debrief = useDebrief(groupId, true);
  const rows = useTable(groupId);
  if (rows === 'lost') return <NotHost />;
  if (view === null || debrief === null || rows === null) return <Waiting label={copy.title} detail={copy.loading} />;
  return <ClassSheet {...{ groupId, view, debrief, rows }} />;
}

interface SheetProps {
  readonly groupId: string;
  readonly view: Pick<ReplyOf<'liveProjector'>, 'group' | 'questions' | 'now'>;
  readonly debrief: Debrief;
  readonly rows: Rows;
}

/** Lines of people up to which the other ways to buy have room on the page, too. */
const MOST_BESIDE_OTHER_WAYS = 36;

/** The sheet itself: one page of A4 for up to 40 people. */
export function ClassSheet({ groupId, view, debrief, rows }: SheetProps) {
  const { people, quotas, months, code, letter } = view.group;
  const questions = answerCells(view.questions);
  return (
    <StageFrame backdrop={<PaperGround tone="accent-pale" />} base="broad">
      <article className={css.sheet} data-full={rows.length > MOST_BESIDE_OTHER_WAYS}>
        <header>
          <h1>
            {isRehearsal(groupId) && `${rehearsalCopy.mark}. `}
            {copy.title}
          </h1>
          <p>
            {copy.about(copy.people(people), quotas ?? people, months)}{' '}
            {copy.group(codeText(code), dayHereInWords(new Date(view.now).toISOString()))}
          </p>
          <p>
            {copy.ended(SITUATIONS.map((each) => [each, rows.filter(({ situation }) => situation === each).length]))}{' '}
            {copy.scale(termsOfView(view).note.most)}
          </p>
        </header>
        <SheetTable
          label={copy.seats}
          heads={copy.heads}
          numbers={NUMBERS}
          lines={rows.map(cellsOf)}
          className={css.seats}
        />
        <div className={css.pair}>
          <div>
            <section>
              <h2>{copy.questions}</h2>
              {questions.length === 0 ? (
                <p>{copy.few}</p>
              ) : (
                <SheetTable label={copy.questions} heads={copy.questionHeads} numbers={[1, 2]} lines={questions} />
              )}
            </section>
            <ClassCosts group={view.group} debrief={debrief} />
          </div>
          <Reserve reserve={debrief.reserve} people={people} />
        </div>
        <section className={css.others}>
          <Suspense fallback={<p aria-busy="true">{copy.loading}</p>}>
            <OtherWays good={goodOf(view.group)} instalment={debrief.instalment} {...{ letter, months }} />
          </Suspense>
        </section>
        <PrintRow groupId={groupId} copy={copy} />
      </article>
    </StageFrame>
  );
}

/** Of the host's table, what one page has room for in print that is read easily: the file has all of it. */
const NUMBERS = [4, 6, 7];
const cellsOf = ({ quota, nickname, won, bid, misses, situation, worth, note }: Rows[number]) => [
  ...[quota, nickname, ''],
  won === null ? copy.nothing : copy.letter(won.month, tableWays[won.by], bid),
  ...[misses, copy.situations[situation], coinsText(worth), note ?? copy.nothing],
];

/** The three questions: right answers before and after, of how many people. */
function answerCells(questions: Parameters<typeof questionLines>[0]) {
  const { of } = debriefCopy.answers;
  return questionLines(questions).map(([name, right, people, later, all]) => [
    name ?? '',
    of(Number(right), Number(people)),
    of(Number(later), Number(all)),
  ]);
}

/** Reserve against all in: ten squares a side, on time, late, lost. */
function Reserve({ reserve, people }: Pick<Debrief, 'reserve'> & { readonly people: number }) {
  const shown = shownReserve(reserve);
  if (shown === null) return null;
  const { isOwn, split, why } = shown;
  return (
    <section>
      <h2>{debriefTitles.RESERVE}</h2>
      {SIDES.map((side) => (
        <div key={side} className={css.bar}>
          <b>{headOf(side, shown)}</b>
          <SidePicture side={split[side]} isOwn={isOwn} />
        </div>
      ))}
      {why !== null && <p>{why}</p>}
      <p>{belowOf(shown, people)}</p>
    </section>
  );
}
