import { teachersCopy as copy } from '@consorcio/copy/teachers';
import { realLife } from '@consorcio/copy/teaching';
import { KitLines, KitPage, KitPart } from '../../teaching/lesson/kit-page.tsx';
import { KitLinks, OpenPages } from './kit-links.tsx';
import { LessonPlan } from './lesson-plan.tsx';
import css from './para-professores.module.css';
import { SkillTable } from './skill-table.tsx';

const { learn, before, differs, discuss, sources } = copy;

/** The teacher's page: for anybody, to be read or printed. LEARN 6 */
export function TeachersScreen() {
  return (
    <KitPage title={copy.title}>
      <p className={css.heading}>{copy.heading}</p>
      <p>{copy.intro}</p>
      <KitLinks />
      <KitPart title={learn.title}>
        <KitLines lines={learn.lines} isCounted />
      </KitPart>
      <KitPart title={before.title}>
        <KitLines lines={before.lines} />
      </KitPart>
      <LessonPlan />
      <SkillTable />
      <KitPart title={discuss.title}>
        <KitLines lines={discuss.lines} isCounted />
      </KitPart>
      <KitPart title={differs.title} isOnNewPage>
        <KitLines lines={realLife.map(({ game, life }) => `${game} ${life}`)} />
      </KitPart>
      <KitPart title={sources.title}>
        <p>{sources.body}</p>
      </KitPart>
      <OpenPages />
    </KitPage>
  );
}
