import type { ReplyOf } from '@consorcio/contract';
import { classSheetCopy } from '@consorcio/copy/live-debrief';
import { type ClassFacts, exerciseCopy as copy, exercisesOf } from '@consorcio/copy/live-exercises';
import { rehearsalCopy } from '@consorcio/copy/live-host';
import { type ShownGroup, termsOfView } from '@consorcio/rules/live';
import { PrintRow } from '../../../live/print-row.tsx';
import { isRehearsal } from '../../../live/rehearsal.ts';
import { lettersOf } from '../../../live/step-sentence.ts';
import { useAudit } from '../../../live/use-debrief.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { PaperGround } from '../../../teaching/sheets/sheet.tsx';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { NotHost } from '../host-console/led-group.tsx';
import css from './class-sheet.module.css';
import { SheetTable } from './sheet-table.tsx';
import { type Rows, useTable } from './use-table.ts';

type Closed = ReplyOf<'liveAudit'>['closed'];

/** `/ao-vivo/exercicios`: a sheet of exercises for each pupil, with numbers of this class, and the key on the last sheet. */
export function ExercisesScreen({ groupId }: { readonly groupId: string }) {
  const { view } = useLiveView('liveProjector', groupId);
  const rows = useTable(groupId);
  const audit = useAudit(groupId);
  if (rows === 'lost') return <NotHost />;
  if (view === null || rows === null || audit === null)
    return <Waiting label={copy.title} detail={classSheetCopy.loading} />;
  return <Exercises groupId={groupId} group={view.group} rows={rows} closed={audit.closed} />;
}

interface Props {
  readonly groupId: string;
  readonly group: ShownGroup;
  readonly rows: Rows;
  readonly closed: Closed;
}

/** What the assemblies showed, as numbers to count with. */
function factsOf(group: ShownGroup, closed: Closed): ClassFacts {
  const { letter, instalment, late } = termsOfView({ group });
  const { whole, common, reserve } = instalment;
  return {
    globes: closed.flatMap(({ month, minutes: { raffle } }) =>
      raffle === null || raffle.globe === 0 ? [] : [{ month, balls: raffle.globe }],
    ),
    letters: closed.map(({ minutes }) => lettersOf(minutes).length),
    bids: closed.flatMap(({ minutes }) => minutes.bids?.winners.map(({ bid }) => bid) ?? []),
    letter,
    late,
    instalment: { whole, admin: whole - common - reserve },
  };
}

/** A page of A4 for each pupil, then the teacher's. */
export function Exercises({ groupId, group, rows, closed }: Props) {
  const facts = factsOf(group, closed);
  const sheets = rows.map((row) => ({
    ...row,
    exercises: exercisesOf(facts, { ...row, wonIn: row.won?.month ?? null }),
  }));
  return (
    <StageFrame backdrop={<PaperGround tone="accent-pale" />} base="broad">
      <div className={`stack ${css.exercises}`} data-gap="5">
        {sheets.map(({ quota, nickname, exercises }) => (
          <article key={quota} className={`${css.sheet} ${css.pupil}`}>
            <h2>{copy.title}</h2>
            <p>
              <b>{copy.own(quota, nickname)}</b> {copy.name}
            </p>
            <ol>
              {exercises.map(({ title, ask }) => (
                <li key={title}>
                  <b>{title}.</b> {ask}
                </li>
              ))}
            </ol>
          </article>
        ))}
        <article className={`${css.sheet} ${css.pupil}`}>
          <h1>
            {isRehearsal(groupId) && `${rehearsalCopy.mark}. `}
            {copy.key}
          </h1>
          <p>{copy.keyAbout}</p>
          <SheetTable
            label={copy.key}
            heads={copy.heads(sheets[0]?.exercises.map(({ title }) => title) ?? [])}
            lines={sheets.map(({ quota, nickname, exercises }) => [
              ...[quota, nickname],
              ...exercises.map(({ answer }) => answer),
            ])}
          />
          <PrintRow groupId={groupId} copy={copy} />
        </article>
      </div>
    </StageFrame>
  );
}
