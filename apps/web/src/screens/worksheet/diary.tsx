import { worksheetCopy } from '@consorcio/copy/worksheet';
import { lessonOf } from '../../teaching/figures/lesson.ts';
import { EmptyTable } from '../../teaching/lesson/empty-table.tsx';
import { KitPart } from '../../teaching/lesson/kit-page.tsx';
import css from './worksheet.module.css';

const { diary: copy } = worksheetCopy;
/** 'Prazo'. */
const IDEA = 7;

/** A row for each cycle, to be filled in while a partner plays. */
export const Diary = () => (
  <KitPart number={1} title={copy.title} onPaper="whole" idea={IDEA} className={css.diary}>
    <EmptyTable corner={copy.row} columns={copy.columns} rows={lessonOf().beach.cycles} />
  </KitPart>
);
