import { classroomCopy as copy, PAPER_GROUP } from '@consorcio/copy/classroom';
import { KitLines, KitPage, KitPart } from '../../teaching/lesson/kit-page.tsx';
import { EmptyTable } from '../../teaching/sheets/table.tsx';
import css from './classroom.module.css';

/** The idea 'Encerramento do grupo', whose picture stands beside the last questions. */
const ENDING = 31;

/** A lesson without a device, with the table that the teacher keeps on the board. LEARN 6.5 */
export function ClassroomScreen() {
  return (
    <KitPage title={copy.title} current="classroom" isBroad>
      <p className="strong">{copy.needs}</p>
      <p>{copy.group}</p>
      <div className={css.steps}>
        <KitLines lines={copy.steps} marks="numbers" />
      </div>
      <KitPart title={copy.endTitle} idea={ENDING} isHalf>
        <p>{copy.end}</p>
      </KitPart>
      <KitPart title={copy.board.title} onPaper="whole" isHalf className={css.board}>
        <EmptyTable corner={copy.board.month} columns={copy.board.columns} rows={PAPER_GROUP.months} />
      </KitPart>
    </KitPage>
  );
}
