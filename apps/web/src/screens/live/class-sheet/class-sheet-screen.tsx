import type { ReplyOf } from '@consorcio/contract';
import { dayHereInWords } from '@consorcio/copy/dates';
import { codeText } from '@consorcio/copy/live-assembly';
import { classSheetCopy as copy, debriefCopy, debriefTitles, tableHeads } from '@consorcio/copy/live-debrief';
import { hostCopy } from '@consorcio/copy/live-host';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { liveCall } from '../../../live/live-client.ts';
import { PrintRow } from '../../../live/print-row.tsx';
import { type Debrief, useDebrief } from '../../../live/use-debrief.ts';
import { useLiveView } from '../../../live/use-live-view.ts';
import { PaperGround } from '../../../teaching/sheets/paper-ground.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { StageFrame } from '../../../ui/layout/stage-frame.tsx';
import { Waiting } from '../../../ui/loading/waiting.tsx';
import { cellsOf, questionLines } from '../host-console/host-model.ts';
import { hostOf } from '../host-console/host-token.ts';
import { CostsPage } from '../projector/debrief/costs-page.tsx';
import { shownReserve } from '../projector/debrief/reserve-model.ts';
import { SidePicture } from '../projector/debrief/reserve-page.tsx';
import css from './class-sheet.module.css';

type Rows = ReplyOf<'liveTable'>['rows'];

/** `/ao-vivo/folha`: one page that a teacher keeps of a class: nicknames, totals of the three questions, what it cost. No name. */
export function ClassSheetScreen({ groupId }: { readonly groupId: string }) {
  const { view } = useLiveView('liveProjector', groupId);
  const debrief = useDebrief(groupId, true);
  const rows = useTable(groupId);
  if (rows === 'lost') return <Waiting label={hostCopy.lost} detail={hostCopy.lostBody} />;
  if (view === null || debrief === null || rows === null) return <Waiting label={copy.title} detail={copy.loading} />;
  const { people, quotas, months, code } = view.group;
  const questions = answerCells(view.questions);
  return (
    <StageFrame backdrop={<PaperGround tone="accent-pale" />} base="broad">
      <article className={css.sheet}>
        <header>
          <h1>{copy.title}</h1>
          <p>
            {copy.about(copy.people(people), quotas ?? people, months)}{' '}
            {copy.group(codeText(code), dayHereInWords(new Date(view.now).toISOString()))}
          </p>
        </header>
        <Table
          label={copy.seats}
          heads={COLUMNS.map((i) => tableHeads[i] ?? '').map((head) => copy.heads[head] ?? head)}
          lines={rows.map(sheetCells)}
        />
        <div className={css.pair}>
          <section>
            <h2>{copy.questions}</h2>
            {questions.length === 0 ? (
              <p>{copy.few}</p>
            ) : (
              <Table label={copy.questions} heads={copy.questionHeads} lines={questions} />
            )}
          </section>
          <Reserve reserve={debrief.reserve} />
        </div>
        <h2>{debriefCopy.costs.title}</h2>
        <ScrollRegion label={debriefCopy.costs.title} className={classNames(css.scroll, css.costs)}>
          <CostsPage view={view} debrief={debrief} />
        </ScrollRegion>
        <PrintRow groupId={groupId} copy={copy} />
      </article>
    </StageFrame>
  );
}

/** Of the host's table, what one page has room for in print that is read easily: the file has all of it. */
const COLUMNS = [0, 1, 4, 5, 6, 7, 8, 9, 10] as const;
const BID = tableHeads.indexOf('lance');
/** A cell without a month, a way or a bid that won. */
const NOTHING = '–';
const sheetCells = (row: Rows[number]) => {
  const cells = cellsOf(row);
  return COLUMNS.map((i) => (i === BID && cells[i] === 0 ? NOTHING : (cells[i] ?? NOTHING)));
};

/** The three questions: right answers before and after, of how many people. */
function answerCells(questions: Parameters<typeof questionLines>[0]) {
  const { of } = debriefCopy.answers;
  return questionLines(questions).map(([name, right, people, later, all]) => [
    name ?? null,
    of(Number(right), Number(people)),
    of(Number(later), Number(all)),
  ]);
}

const SIDES = ['kept', 'spent'] as const;

/** Reserve against all in: ten squares a side, on time, late, lost. */
function Reserve({ reserve }: Pick<Debrief, 'reserve'>) {
  const shown = shownReserve(reserve);
  if (shown === null) return null;
  const { sides, redrawn } = debriefCopy.reserve;
  return (
    <section>
      <h2>{debriefTitles.RESERVE}</h2>
      {!shown.isOwn && <p>{redrawn}</p>}
      {SIDES.map((side) => {
        return (
          <div key={side} className={css.bar}>
            <b>
              {sides[side]}
              {shown.isOwn && `: ${copy.people(shown.split[side].people)}`}
            </b>
            <SidePicture side={shown.split[side]} />
          </div>
        );
      })}
    </section>
  );
}

/** The host's table; null until it came, 'lost' where this device does not lead the group. */
function useTable(groupId: string): Rows | 'lost' | null {
  const [rows, setRows] = useState<Rows | 'lost' | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const host = hostOf(groupId);
    const given = { params: { groupId }, token: host?.token ?? '', signal: stop.signal };
    const found = host === null ? Promise.resolve(null) : liveCall('liveTable', given);
    void found.then((answer) => stop.signal.aborted || setRows(answer?.ok === true ? answer.value.rows : 'lost'));
    return () => stop.abort();
  }, [groupId]);
  return rows;
}

interface TableProps {
  readonly label: string;
  readonly heads: readonly string[];
  readonly lines: readonly (readonly (string | number | null)[])[];
}

const Table = ({ label, heads, lines }: TableProps) => (
  <ScrollRegion label={label} className={css.scroll}>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={String(line[0])}>
            {line.map((cell, i) => (
              <td key={heads[i]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </ScrollRegion>
);

interface RegionProps {
  /** What a screen reader calls the region. */
  readonly label: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Content that may be wider than the page and then scrolls sideways: a named region, which Tab reaches while there is
 * something to scroll, so that the arrow keys show the rest (WCAG 2.1.1).
 */
function ScrollRegion({ label, className, children }: RegionProps) {
  const region = useRef<HTMLElement>(null);
  useEffect(() => {
    const node = region.current;
    if (node === null) return;
    const measure = (): void => {
      if (node.scrollWidth > node.clientWidth) node.tabIndex = 0;
      else node.removeAttribute('tabindex');
    };
    const watch = new ResizeObserver(measure);
    for (const each of [node, ...node.children]) watch.observe(each);
    measure();
    return () => watch.disconnect();
  }, []);
  return (
    <section ref={region} data-scrolls-sideways aria-label={label} className={className}>
      {children}
    </section>
  );
}
