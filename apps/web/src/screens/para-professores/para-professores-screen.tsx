import { PATHS } from '@consorcio/contract/wire';
import { teachersCopy as copy } from '@consorcio/copy/teachers';
import { realLife } from '@consorcio/copy/teaching';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { BackButton, Sheet } from '../../teaching/sheets/sheet.tsx';
import { Button, ButtonRow } from '../../ui/buttons/button.tsx';
import { LessonPlan } from './lesson-plan.tsx';
import css from './para-professores.module.css';

const { learn, before, sums, differs, discuss, sources, links } = copy;

/** The teacher's page: for anybody, to be read or printed on two sheets of paper. */
export function TeachersScreen() {
  return (
    <Sheet title={copy.title} ground="creme">
      <div className={css.page}>
        <h2 className={css.heading}>{copy.heading}</h2>
        <p>{copy.intro}</p>
        <div className={css.onScreen}>
          <ButtonRow>
            <Button kind="purple" onClick={() => print()}>
              {copy.print}
            </Button>
          </ButtonRow>
        </div>
        <Part title={learn.title} lines={learn.lines} isCounted />
        <Part title={before.title} lines={before.lines} />
        <LessonPlan />
        <Part title={sums.title} lines={sums.lines} isCounted />
        <Part
          title={differs.title}
          lines={[...realLife.map(({ game, life }) => `${game} ${life}`), ...differs.lines]}
        />
        <Part title={discuss.title} lines={discuss.lines} isCounted />
        <Part title={sources.title}>
          <p>{sources.body}</p>
        </Part>
        <nav className={css.onScreen} aria-label={links.title}>
          <Link href={PATHS.totals}>{links.totals}</Link>
          <Link href={PATHS.privacy}>{links.privacy}</Link>
        </nav>
        <div className={css.onScreen}>
          <ButtonRow>
            <BackButton label={copy.back} />
          </ButtonRow>
        </div>
      </div>
    </Sheet>
  );
}

interface PartProps {
  readonly title: string;
  readonly lines?: readonly string[];
  readonly isCounted?: boolean;
  readonly children?: ReactNode;
}

function Part({ title, lines = [], isCounted = false, children }: PartProps) {
  const List = isCounted ? 'ol' : 'ul';
  return (
    <section className={css.part}>
      <h3>{title}</h3>
      {children ?? (
        <List>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </List>
      )}
    </section>
  );
}
