import { can, PATHS } from '@consorcio/contract/wire';
import { guestCopy } from '@consorcio/copy/guest';
import { sealCopy } from '@consorcio/copy/seal';
import { sheetCopy as copy } from '@consorcio/copy/take-home';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { quizQuery } from '../teaching/queries.ts';
import css from './menu.module.css';

/** Milliseconds for which the menu does not ask again whether the third part of the quiz has opened. */
const QUIZ_AGE = 60_000;

/** A way of the menu, its address, and a line below its name, where it has one. */
type MenuEntry = readonly [name: keyof typeof copy.ways, path: string, note: string | null];

interface Props {
  /** They may make an account. */
  readonly isGuest: boolean;
  readonly onGo: () => void;
}

/**
 * The ways from the menu to the pages beside the game. The third part of the quiz is named once it has opened: nobody is
 * reminded in another way. The group's page has the seal of the draws (CONTRACT section 2).
 */
export function MenuWays({ isGuest, onGo }: Props) {
  const { data: quiz } = useQuery({ ...quizQuery(), staleTime: QUIZ_AGE });
  const isLaterOpen = quiz?.standing.kind === 'ASK' && quiz.standing.moment === 'LATER';
  const ways: readonly MenuEntry[] = [
    ['group', PATHS.group, sealCopy.name],
    ['notebook', PATHS.notebook, isLaterOpen ? copy.quizLater : null],
    ['compare', PATHS.futures, null],
    ...(can('week') ? [['week', PATHS.week, null] as const] : []),
    ...(can('accounts') ? [['account', PATHS.account, isGuest ? guestCopy.keep : null] as const] : []),
  ];
  return (
    <nav className={css.otherWays} aria-label={copy.takeHome}>
      {ways.map(([name, path, note]) => (
        <Link className={`plate key ${css.place}`} key={name} href={path} onClick={onGo}>
          <WayIcon name={name} />
          {copy.ways[name]}
          {note !== null && <small>{note}</small>}
        </Link>
      ))}
    </nav>
  );
}

const ICONS: Readonly<Record<keyof typeof copy.ways, ReactNode>> = {
  notebook: (
    <>
      <rect x="6" y="3" width="22" height="26" rx="4" fill="#6A45B5" />
      <rect x="10" y="3" width="18" height="26" rx="3" fill="#FFF8EA" />
      <path d="M14 10h10M14 15h10M14 20h6" stroke="#C9B8F0" strokeWidth="2.6" strokeLinecap="round" />
      <path d="M4 9h5M4 16h5M4 23h5" stroke="#8C86B4" strokeWidth="2.6" strokeLinecap="round" />
    </>
  ),
  group: (
    <>
      <circle cx="9" cy="12" r="4.6" fill="#C97B4A" />
      <circle cx="23" cy="12" r="4.6" fill="#F2C09A" />
      <path d="M1 28c0-7 3-10 8-10s8 3 8 10zM15 28c0-7 3-10 8-10s8 3 8 10z" fill="#1F9E86" />
      <circle cx="16" cy="10" r="5.4" fill="#7A4A2E" />
      <path d="M6.5 29c0-8 4-12 9.5-12s9.5 4 9.5 12z" fill="#6A45B5" />
    </>
  ),
  compare: (
    <>
      <rect x="4" y="17" width="6.5" height="11" rx="2" fill="#3DBB84" />
      <rect x="12.8" y="10" width="6.5" height="18" rx="2" fill="#F5A524" />
      <rect x="21.5" y="4" width="6.5" height="24" rx="2" fill="#6A45B5" />
      <path d="M2 30h28" stroke="#2C2056" strokeWidth="2.4" strokeLinecap="round" />
    </>
  ),
  week: (
    <>
      <rect x="3" y="6" width="26" height="23" rx="4" fill="#FFF8EA" stroke="#2C2056" strokeWidth="2.4" />
      <path d="M3 10a4 4 0 0 1 4-4h18a4 4 0 0 1 4 4v3H3z" fill="#6A45B5" />
      <path d="M10 2.5v6M22 2.5v6" stroke="#2C2056" strokeWidth="2.8" strokeLinecap="round" />
      <path d="M9 18.5h3M14.5 18.5h3M20 18.5h3M9 24h3" stroke="#8C86B4" strokeWidth="3" strokeLinecap="round" />
      <circle cx="17" cy="24" r="2.8" fill="#F5A524" />
    </>
  ),
  account: (
    <>
      <circle cx="16" cy="11" r="7" fill="#C97B4A" />
      <path d="M3 29c0-8 5-12 13-12s13 4 13 12z" fill="#1F9E86" />
    </>
  ),
};

/** A small picture of what a way leads to; its name stands below. */
const WayIcon = ({ name }: { name: keyof typeof ICONS }) => (
  <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" focusable="false">
    {ICONS[name]}
  </svg>
);
