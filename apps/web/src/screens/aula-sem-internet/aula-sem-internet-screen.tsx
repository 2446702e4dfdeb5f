import { classroomCopy as copy, PAPER_GROUP } from '@consorcio/copy/classroom';
import { EmptyTable } from '../../teaching/lesson/empty-table.tsx';
import { KitLines, KitPage, KitPart } from '../../teaching/lesson/kit-page.tsx';
import css from './aula-sem-internet.module.css';

/** A lesson without a device, with the table that the teacher keeps on the board. LEARN 6.5 */
export function ClassroomScreen() {
  return (
    <KitPage title={copy.title}>
      <p className={css.needs}>{copy.needs}</p>
      <p>{copy.group}</p>
      <KitLines lines={copy.steps} marks="numbers" />
      <KitPart title={copy.endTitle}>
        <p>{copy.end}</p>
      </KitPart>
      <KitPart title={copy.board.title} onPaper="whole" className={css.board}>
        <EmptyTable corner={copy.board.month} columns={copy.board.columns} rows={PAPER_GROUP.months} />
      </KitPart>
    </KitPage>
  );
}
