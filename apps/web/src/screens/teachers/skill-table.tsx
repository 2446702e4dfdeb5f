import { bnccCopy as copy, SKILLS } from '@consorcio/copy/bncc';
import { KitPart } from '../../teaching/lesson/kit-page.tsx';
import css from './teachers.module.css';

const [CODE, TEXT, WHERE] = copy.head;

/** The curriculum's skills by their codes, and where in the lesson each is worked on. LEARN 6.1 */
export const SkillTable = () => (
  <KitPart title={copy.title} onPaper="new page">
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col">{CODE}</th>
          <th scope="col">{TEXT}</th>
          <th scope="col">{WHERE}</th>
        </tr>
      </thead>
      <tbody>
        {SKILLS.map(({ code, text, where }) => (
          <tr key={code}>
            <th scope="row">{code}</th>
            <td data-head={TEXT}>{text}</td>
            <td data-head={WHERE}>{where}</td>
          </tr>
        ))}
      </tbody>
    </table>
    <p>{copy.note}</p>
  </KitPart>
);
