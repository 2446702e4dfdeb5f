import { paperCasesCopy as copy, PAPER_CASES } from '@consorcio/copy/paper-cases';
import { KitLines, KitPart } from '../../teaching/lesson/kit-page.tsx';
import css from './worksheet.module.css';

/** 'Contrato'. */
const IDEA = 6;

/** Three cases of the quiz for a class without devices, each with boxes to tick. */
export const PaperCases = () => (
  <KitPart title={copy.title} idea={IDEA}>
    <div className={css.cases}>
      {PAPER_CASES.map(({ id, question, options }) => (
        <div key={id} className={css.case}>
          <p>
            <b>{id}</b> {question}
          </p>
          <KitLines lines={[...options, copy.unsure]} marks="boxes" />
        </div>
      ))}
    </div>
  </KitPart>
);
