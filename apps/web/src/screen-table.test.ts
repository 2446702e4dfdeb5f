import { PATHS, SCREEN_NAMES } from '@consorcio/contract/wire';
import { PAGE_HEADS } from '@consorcio/copy/page-heads';
import { expect, test } from 'vitest';
import { SCREENS } from './screen-table.ts';
import { decide } from './session/guards/guards.ts';

test('crawlers get every screen that anybody may open at one address, and no other', () => {
  const open = SCREEN_NAMES.filter((name) => {
    const { guard } = SCREENS[name];
    const isForAnybody = guard === undefined || decide(guard, 'signed-out').kind === 'stay';
    /* The share page has a head for each thing that is shared; only a class's own link opens the quiz to whoever is signed out. */
    return isForAnybody && !/[:*]/.test(PATHS[name]) && name !== 'share' && name !== 'quiz';
  });
  expect([...open].sort()).toEqual(Object.keys(PAGE_HEADS).sort());
});
