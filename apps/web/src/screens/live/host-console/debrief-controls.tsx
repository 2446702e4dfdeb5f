import { debriefHostCopy, debriefTitles, questionHeads, tableHeads } from '@consorcio/copy/live-debrief';
import { exerciseCopy } from '@consorcio/copy/live-exercises';
import { csvText } from '@consorcio/kernel/csv';
import { DEBRIEF_PAGES, type LiveMode } from '@consorcio/rules/live-words';
import { liveCall } from '../../../live/live-client.ts';
import { livePath } from '../../../live/live-paths.ts';
import { Button, ButtonLink, ButtonRow } from '../../../ui/buttons/button.tsx';
import { downloadText } from '../../../ui/download-text.ts';
import { toast } from '../../../ui/notices/toast.ts';
import css from './host-console.module.css';
import { cellsOf, type HostPage, type Questions, questionLines, type TableRow } from './host-model.ts';

interface PagesProps {
  readonly mode: LiveMode;
  /** The page of the debrief that is open, from 0. */
  readonly page: number;
  readonly isBusy: boolean;
  readonly onPage: (page: number) => void;
}

export const DebriefPages = ({ mode, page, isBusy, onPage }: PagesProps) => (
  <section className={css.part}>
    <h2>{debriefHostCopy.pages[mode]}</h2>
    <ol className={css.pages}>
      {DEBRIEF_PAGES.map((name, i) => (
        <li key={name}>
          <button
            type="button"
            aria-current={i === page ? 'page' : undefined}
            disabled={isBusy}
            onClick={() => onPage(i)}
          >
            {debriefTitles[name]}
          </button>
        </li>
      ))}
    </ol>
  </section>
);

/** What a teacher keeps of a class: the table as a file, and the page to print. */
export function DebriefKept({ groupId, token }: Pick<HostPage, 'groupId' | 'token'>) {
  const take = async (): Promise<void> => {
    const [answer, screen] = await Promise.all([
      liveCall('liveTable', { params: { groupId }, token }),
      liveCall('liveProjector', { params: { groupId } }),
    ]);
    const questions = screen.ok ? screen.value.questions : null;
    if (answer.ok) downloadText(debriefHostCopy.tableName, tableCsv(answer.value.rows, questions));
    else toast.error(debriefHostCopy.tableFailed);
  };
  return (
    <section className={css.part}>
      <h2>{debriefHostCopy.kept}</h2>
      <ButtonRow>
        <ButtonLink kind="secondary" to={livePath('sheet', groupId)}>
          {debriefHostCopy.sheet}
        </ButtonLink>
        <ButtonLink kind="secondary" to={livePath('exercises', groupId)}>
          {exerciseCopy.link}
        </ButtonLink>
        <Button kind="secondary" onClick={() => void take()}>
          {debriefHostCopy.table}
        </Button>
      </ButtonRow>
      <p className="quiet">{debriefHostCopy.tableAbout}</p>
    </section>
  );
}

/**
 * What a teacher keeps of a class as a file for spreadsheets: a line a seat by its nickname, below it the three
 * questions (LIVE 6.6).
 */
export function tableCsv(rows: readonly TableRow[], questions: Questions): string {
  const asked = questionLines(questions);
  const below = asked.length === 0 ? [] : [[], questionHeads, ...asked];
  return csvText([tableHeads, ...rows.map(cellsOf), ...below]);
}
