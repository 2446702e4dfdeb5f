import ideas from 'pictures:idea';
import ideasOnPaper from 'pictures:idea-paper';
import { IS_LOCAL, PATHS } from '@consorcio/contract/wire';
import { teachersCopy as copy } from '@consorcio/copy/teachers';
import type { ReactNode } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import css from '../reading.module.css';
import { BackRow, Sheet } from '../sheets/sheet.tsx';
import { Tabs } from '../sheets/tabs.tsx';

/** What a teacher reads, prints and shows, in the order of the tabs. */
const PAGES = ['teachers', 'worksheet', 'answerKey', 'classroom', 'slides'] as const;

const TABS = PAGES.map((screen) => ({
  screen,
  path: PATHS[screen],
  name: copy.kit[screen],
  isApart: screen === 'slides',
}));

interface Props {
  readonly title: string;
  readonly current: (typeof PAGES)[number];
  /** False while there is nothing worth a sheet of paper. */
  readonly isPrintable?: boolean;
  /** On a broad window short parts stand two in a row. */
  readonly isBroad?: boolean;
  readonly children: ReactNode;
}

/** A page of the teacher's kit: read on the screen as a sheet, printed on A4 in black, with outlines for pictures and numbered pages. */
export function KitPage({ title, current, isPrintable = true, isBroad = false, children }: Props) {
  return (
    <Sheet
      title={title}
      ground="inset"
      isBroad={isBroad}
      tabs={<Tabs label={copy.kit.title} tabs={TABS} current={current} />}
    >
      <div className={classNames('stack', css.page, isBroad && css.broad)} data-gap="4">
        {children}
        <div className={css.onScreen}>
          <BackRow label={copy.back} kind={isPrintable ? 'secondary' : 'primary'}>
            {isPrintable && (
              <Button kind="purple" onClick={() => print()}>
                {copy.print}
              </Button>
            )}
          </BackRow>
        </div>
      </div>
    </Sheet>
  );
}

/** Ways to the parts of a long page, by their titles. */
export const KitIndex = ({ titles }: { readonly titles: readonly string[] }) => (
  <nav className={css.index} aria-label={copy.index}>
    {titles.map((title) => (
      <a
        className={css.indexLine}
        key={title}
        href={`#${partId(title)}`}
        onClick={(event) => {
          /* There the fragment names the screen. */
          if (!IS_LOCAL) return;
          event.preventDefault();
          document.getElementById(partId(title))?.scrollIntoView();
        }}
      >
        {title}
      </a>
    ))}
  </nav>
);

/** The address of a part within its page: its title's letters. */
const partId = (title: string): string =>
  title
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9 ]/g, '')
    .trim()
    .replaceAll(/ +/g, '-');

interface PartProps {
  readonly title: string;
  /** Before the title, in a disc. */
  readonly number?: number;
  /** On paper it stays whole on one page. */
  readonly onPaper?: 'whole';
  /** Of the notebook, from 1: its picture stands beside the title, on paper in outlines. */
  readonly idea?: number | undefined;
  /** On a broad page it stands beside its neighbour. */
  readonly isHalf?: boolean;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A part of such a page under its heading. */
export const KitPart = ({ title, number, onPaper, idea, isHalf, className, children }: PartProps) => (
  <section
    id={partId(title)}
    className={classNames('stack', css.part, className)}
    data-gap="2"
    data-paper={onPaper}
    data-half={isHalf || undefined}
  >
    {idea !== undefined && ideasOnPaper[idea] !== undefined && (
      <img className={css.printed} src={ideasOnPaper[idea]} alt="" width="128" height="128" />
    )}
    <h2>
      {number !== undefined && <span className={`disc ${css.number}`}>{number}</span>} {title}
      {idea !== undefined && (
        <img className={classNames(css.idea, css.onScreen)} src={ideas[idea]} alt="" width="128" height="134" />
      )}
    </h2>
    {children}
  </section>
);

interface LinesProps {
  readonly lines: readonly string[];
  readonly marks?: 'dots' | 'numbers' | 'letters' | 'boxes';
}

/** Sentences one below the other. */
export function KitLines({ lines, marks = 'dots' }: LinesProps) {
  const List = marks === 'numbers' || marks === 'letters' ? 'ol' : 'ul';
  return (
    <List className={`bullets ${css.lines}`} data-marks={marks}>
      {lines.map((line) => (
        <li key={line}>{line}</li>
      ))}
    </List>
  );
}
