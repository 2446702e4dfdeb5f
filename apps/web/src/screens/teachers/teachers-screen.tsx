import { bnccCopy } from '@consorcio/copy/bncc';
import { liveLessonCopy } from '@consorcio/copy/live-lesson';
import { teachersCopy as copy, lessonPlanCopy } from '@consorcio/copy/teachers';
import { realLifeOf } from '@consorcio/copy/teaching';
import { CURRENT_RULEBOOK } from '@consorcio/rules/queries';
import { KitIndex, KitLines, KitPage, KitPart } from '../../teaching/lesson/kit-page.tsx';
import { KitLinks, OpenPages } from './kit-links.tsx';
import { LessonPlan } from './lesson-plan.tsx';
import { LiveLesson } from './live-lesson.tsx';
import { OtherPages } from './other-pages.tsx';
import { SkillTable } from './skill-table.tsx';
import css from './teachers.module.css';

/** The parts in their order. */
const PARTS = [
  copy.learn.title,
  copy.before.title,
  lessonPlanCopy.title,
  liveLessonCopy.title,
  bnccCopy.title,
  copy.discuss.title,
  copy.differs.title,
  copy.sources.title,
] as const;
const { learn, before, differs, discuss, sources } = copy;

/** The teacher's page: for anybody, to be read or printed. LEARN 6 */
export function TeachersScreen() {
  return (
    <KitPage title={copy.title}>
      <p className={css.heading}>{copy.heading}</p>
      <p>{copy.intro}</p>
      <KitLinks />
      <KitIndex titles={PARTS} />
      <KitPart title={learn.title}>
        <KitLines lines={learn.lines} marks="numbers" />
      </KitPart>
      <KitPart title={before.title}>
        <KitLines lines={before.lines} />
      </KitPart>
      <LessonPlan />
      <LiveLesson />
      <SkillTable />
      <KitPart title={discuss.title}>
        <KitLines lines={discuss.lines} marks="numbers" />
      </KitPart>
      <KitPart title={differs.title} onPaper="new page">
        <KitLines lines={realLifeOf(CURRENT_RULEBOOK).map(({ game, life }) => `${game} ${life}`)} />
      </KitPart>
      <KitPart title={sources.title}>
        <p>{sources.body}</p>
      </KitPart>
      <OtherPages />
      <OpenPages />
    </KitPage>
  );
}
