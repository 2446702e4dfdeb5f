import { debriefHostCopy as copy, debriefTitles } from '@consorcio/copy/live-debrief';
import { DEBRIEF_PAGES, type LiveMode } from '@consorcio/rules/live-words';
import { namesOf } from '../../../live/host-keys.ts';
import { liveCall } from '../../../live/live-client.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { downloadText } from '../../../ui/download-text.ts';
import { toast } from '../../../ui/notices/toast.ts';
import css from './host-console.module.css';
import { tableCsv } from './table-csv.ts';

interface Props {
  readonly groupId: string;
  readonly token: string;
  readonly mode: LiveMode;
  /** The page of the debrief that is open, from 0. */
  readonly page: number;
  readonly onPage: (page: number) => void;
}

/** What the host does in the debrief beside going on: any page, and the table with the names of this device. */
export function DebriefControls({ groupId, token, mode, page, onPage }: Props) {
  const take = async (): Promise<void> => {
    const answer = await liveCall('liveTable', { params: { groupId }, token });
    if (answer.ok) downloadText(copy.tableName, tableCsv(answer.value.rows, namesOf(groupId)));
    else toast.error(copy.tableFailed);
  };
  return (
    <section className={css.part}>
      <h2>{copy.pages[mode]}</h2>
      <ol className={css.pages}>
        {DEBRIEF_PAGES.map((name, i) => (
          <li key={name}>
            <button type="button" aria-current={i === page ? 'page' : undefined} onClick={() => onPage(i)}>
              {debriefTitles[name]}
            </button>
          </li>
        ))}
      </ol>
      <Button kind="secondary" onClick={() => void take()}>
        {copy.table}
      </Button>
      <p className={css.keys}>{copy.tableAbout}</p>
    </section>
  );
}
