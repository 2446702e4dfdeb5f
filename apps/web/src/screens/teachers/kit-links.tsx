import { LIVE_START, PATHS, pathWith } from '@consorcio/contract/wire';
import { teachersCopy } from '@consorcio/copy/teachers';
import { Link } from 'wouter';
import css from './teachers.module.css';

const { kit, links } = teachersCopy;
const PAGES = ['worksheet', 'answerKey', 'classroom', 'slides'] as const;

/** The live group, and the four pages that a teacher prints or shows. */
export const KitLinks = () => (
  <nav className={css.kit} aria-label={kit.title}>
    <Link href={LIVE_START} className={css.wide}>
      <b>{kit.live}</b>
      <span>{kit.about.live}</span>
    </Link>
    {PAGES.map((page) => (
      <Link key={page} href={PATHS[page]}>
        <b>{kit[page]}</b>
        <span>{kit.about[page]}</span>
      </Link>
    ))}
  </nav>
);

/** The dream that the plan of the lesson plays. */
const BEACH = 1;

/** What the plan of the lesson opens, and pages about the game. */
export const OpenPages = () => (
  <nav className={css.open} aria-label={links.title}>
    <Link href={pathWith('groupContract', BEACH)}>{links.contract}</Link>
    <Link href={PATHS.scams}>{links.scams}</Link>
    <Link href={PATHS.pocket}>{links.pocket}</Link>
    <Link href={PATHS.totals}>{links.totals}</Link>
    <Link href={PATHS.privacy}>{links.privacy}</Link>
  </nav>
);
