import { frameMarkup } from '@consorcio/contract/frame-markup';
import { type Capability, can, LIVE_START, PATHS, pathWith, withBase } from '@consorcio/contract/wire';
import { bnccCopy, SKILLS } from '@consorcio/copy/bncc';
import { GAME_NAME } from '@consorcio/copy/first-screens';
import { LIVE_LESSON, liveLessonCopy } from '@consorcio/copy/live-lesson';
import { platformsCopy } from '@consorcio/copy/platforms';
import { teachersCopy as copy, lessonPlanCopy, lessonPlanOf } from '@consorcio/copy/teachers';
import { REAL_LIFE } from '@consorcio/copy/teaching';
import { Fragment } from 'react';
import { Link } from 'wouter';
import { classroomLink } from '../../share/share-links.ts';
import { lessonOf } from '../../teaching/figures/lesson.ts';
import { KitIndex, KitLines, KitPage, KitPart } from '../../teaching/lesson/kit-page.tsx';
import { Table } from '../../teaching/sheets/table.tsx';
import { useOperator } from '../../teaching/sheets/use-operator.ts';
import { ButtonLink, ButtonRow, LoneButton } from '../../ui/buttons/button.tsx';
import { copyAndTell } from '../../ui/copy-text.ts';
import { Platforms } from './platforms.tsx';
import css from './teachers.module.css';

/** A part of the page, where this edition has what it is about. */
const partOf = (is: Capability, title: string): readonly string[] => (can(is) ? [title] : []);
const PARTS = [
  copy.learn.title,
  copy.before.title,
  lessonPlanCopy.title,
  ...partOf('server', copy.start.title),
  ...partOf('live', liveLessonCopy.title),
  bnccCopy.title,
  copy.discuss.title,
  copy.differs.title,
  copy.sources.title,
  ...partOf('packages', platformsCopy.title),
];
const { learn, before, differs, discuss, sources, start } = copy;

/** The teacher's page: for anybody, to be read or printed. LEARN 6 */
export function TeachersScreen() {
  return (
    <KitPage title={copy.title} current="teachers">
      <p className={css.heading}>{copy.heading}</p>
      <p>{copy.intro}</p>
      {can('live') && <LiveWay />}
      <KitIndex titles={PARTS} />
      <KitPart title={learn.title}>
        <KitLines lines={learn.lines} marks="numbers" />
      </KitPart>
      <KitPart title={before.title}>
        <KitLines lines={before.lines} />
      </KitPart>
      <LessonPlan />
      {can('server') && <StartInRoom />}
      {can('live') && <LiveLesson />}
      <SkillTable />
      <KitPart title={discuss.title}>
        <KitLines lines={discuss.lines} marks="numbers" />
      </KitPart>
      <KitPart title={differs.title}>
        <KitLines lines={REAL_LIFE.map(({ game, life }) => `${game} ${life}`)} />
      </KitPart>
      <KitPart title={sources.title}>
        <p>{sources.body}</p>
      </KitPart>
      {can('packages') && <Platforms />}
      {can('schools') && <OtherPages />}
      <OpenPages />
    </KitPage>
  );
}

const LiveWay = () => (
  <nav className={css.kit} aria-label={copy.kit.live}>
    <Link className={`plate ${css.liveWay}`} href={LIVE_START}>
      <b>{copy.kit.live}</b>
      <span className={css.about}>{copy.kit.about}</span>
    </Link>
  </nav>
);

const StartInRoom = () => (
  <KitPart title={start.title}>
    <p>{start.lead}</p>
    {start.parts.map(({ title, lines }) => (
      <Fragment key={title}>
        <h3>{title}</h3>
        <KitLines lines={lines} />
      </Fragment>
    ))}
  </KitPart>
);

const { links } = copy;

/** The dream that the plan of the lesson plays. */
const BEACH = 1;

/** What the plan of the lesson opens, and pages about the game. */
function OpenPages() {
  const releases = useOperator()?.releases;
  return (
    <nav className={css.open} aria-label={links.title}>
      {releases ? (
        <a href={releases} target="_blank" rel="noopener noreferrer">
          {links.download}
        </a>
      ) : null}
      <Link href={pathWith('groupContract', BEACH)}>{links.contract}</Link>
      <Link href={PATHS.scams}>{links.scams}</Link>
      <Link href={PATHS.pocket}>{links.pocket}</Link>
      {can('totals') && <Link href={PATHS.totals}>{links.totals}</Link>}
      <Link href={PATHS.privacy}>{links.privacy}</Link>
    </nav>
  );
}

/** The curriculum's skills by their codes, and where in the lesson each is worked on. LEARN 6.1 */
const SkillTable = () => (
  <KitPart title={bnccCopy.title}>
    <Table
      isStacked
      className={css.table}
      heads={bnccCopy.head}
      rows={SKILLS.map(({ code, text, where }) => ({ name: code, cells: [text, where] }))}
    />
    <p>{bnccCopy.note}</p>
  </KitPart>
);

/** In px: the whole of the map on a phone that lies around it. */
const HEIGHT = 720;

/** The game inside the school's own pages, and as a link in its classroom. On paper there is nothing to press. */
function OtherPages() {
  const origins = useOperator()?.embedOrigins;
  const address = location.origin + withBase(PATHS.play);
  const snippet = frameMarkup({ address, title: GAME_NAME, height: HEIGHT });
  const take = (): Promise<void> => copyAndTell(snippet, copy.elsewhere.copied, copy.elsewhere.notCopied);
  return (
    <KitPart title={copy.elsewhere.title} className="not-printed">
      <p>{copy.elsewhere.body}</p>
      <code className={css.snippet}>{snippet}</code>
      <p>{copy.elsewhere.allowed(origins ?? [])}</p>
      <LoneButton kind="purple" onClick={take} label={copy.elsewhere.take} />
      <a className="way" href={classroomLink(address)} target="_blank" rel="noopener noreferrer">
        {copy.elsewhere.classroom}
      </a>
    </KitPart>
  );
}

/** Fifty minutes as a table: when, and what pairs do. */
const LessonPlan = () => (
  <KitPart title={lessonPlanCopy.title}>
    <Table
      className={css.table}
      heads={lessonPlanCopy.head}
      rows={lessonPlanOf(lessonOf()).map(({ time, solo }) => ({ name: time, cells: [solo] }))}
    />
  </KitPart>
);

/** The lesson in which a class is one live group: how to open it, fifty minutes as a table, what to print. LIVE 6.5.1 */
const LiveLesson = () => (
  <KitPart title={liveLessonCopy.title}>
    <p>{liveLessonCopy.intro}</p>
    <div className="not-printed">
      <ButtonRow>
        <ButtonLink to={LIVE_START}>{liveLessonCopy.open}</ButtonLink>
      </ButtonRow>
    </div>
    <p>{liveLessonCopy.taps}</p>
    <Table
      isStacked
      className={css.table}
      heads={liveLessonCopy.head}
      rows={LIVE_LESSON.map(({ time, projector, phone }) => ({ name: time, cells: [projector, phone] }))}
    />
    <h3>{liveLessonCopy.print.title}</h3>
    <KitLines lines={liveLessonCopy.print.lines} />
  </KitPart>
);
