import { debriefCopy } from '@consorcio/copy/live-debrief';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEBRIEF, FEW_DEBRIEF, LESS_KEPT } from '../../../../../test/fixtures/live-debriefs.ts';
import { PROJECTORS } from '../../../../../test/fixtures/live-projectors.ts';
import type { DebriefProps } from '../projector-model.ts';
import { LuckPage } from './luck-page.tsx';
import { ReservePage } from './reserve-page.tsx';
import { TimelinePage } from './timeline-page.tsx';
import { WhatIfPage } from './what-if-page.tsx';

/** A page of the debrief as it stands in the document. */
function shown(Page: ComponentType<DebriefProps>, name: string, debrief: typeof DEBRIEF): string {
  const view = PROJECTORS[name];
  if (view === undefined) throw new Error(`no projector ${name}`);
  return renderToStaticMarkup(<Page view={view} debrief={debrief} checked={null} checkAddress="" />);
}

const { luck, timeline } = debriefCopy;

test('the page of luck has one picture: the parts, and each month’s letters where no parts are told', () => {
  const has = (page: string) => [luck.parts.title, timeline.month(1)].map((words) => page.includes(words));
  expect(has(shown(LuckPage, 'debrief-luck', DEBRIEF))).toEqual([true, false]);
  expect(has(shown(LuckPage, 'debrief-luck-few', FEW_DEBRIEF))).toEqual([false, true]);
});

test('the page of luck says what was found, and by what means', () => {
  const page = shown(LuckPage, 'debrief-luck', DEBRIEF);
  expect(page).toContain('A sorte separou vocês mais do que as decisões.');
  expect(page).toContain(luck.method);
  const six = { ...FEW_DEBRIEF, letters: [{ given: 7, redrawn: { low: 3, middle: 4, high: 6 }, missing: null }] };
  const found = 'No mês 1 saíram 7 cartas. Com outra sorte, em geral de 3 a 6.';
  expect(shown(LuckPage, 'debrief-luck-few', six)).toContain(found);
});

test('the drawn class tells one story: who lost a good or left, whose letter came before the last month', () => {
  const { timeline, situations, reserve, ways } = DEBRIEF;
  const people = timeline.filter(({ isHouse }) => !isHouse);
  const count = (...ends: readonly string[]) =>
    situations.filter(({ situation }) => ends.includes(situation)).reduce((sum, { people }) => sum + people, 0);
  expect(timeline.filter(({ isLost }) => isLost)).toHaveLength(count('TAKEN', 'OUT'));
  expect(people).toHaveLength(count('PAID_ON_TIME', 'PAID', 'TAKEN', 'OUT'));
  const early = people.filter(({ won }) => won !== null && won.by !== 'END').length;
  expect((reserve.own?.kept.people ?? 0) + (reserve.own?.spent.people ?? 0)).toBe(early);
  for (const { by, people: had } of ways)
    expect([by, people.filter(({ won }) => won?.by === by).length]).toEqual([by, had]);
  expect(timeline.filter(({ isHouse, won }) => isHouse && won?.by === 'BID')).toEqual([]);
});

test('the page of the reserve counts people where they are this group’s, and says what the others are', () => {
  const own = shown(ReservePage, 'debrief-reserve', DEBRIEF);
  for (const words of [
    'cerca de 9 em 10',
    'uma parcela ou mais: 15 pessoas',
    'Em dia: 14 de 15',
    'As outras 6 pessoas receberam',
  ])
    expect(own).toContain(words);
  expect(own).not.toContain('mais meses');
  expect(shown(ReservePage, 'debrief-reserve', { ...DEBRIEF, reserve: LESS_KEPT })).toContain(
    'mais meses com o bem, mas atrasou mais.',
  );
  const redrawn = shown(ReservePage, 'debrief-reserve-few', FEW_DEBRIEF);
  expect(redrawn).toContain('Em dia: uns 9 em 10');
  expect(redrawn).not.toMatch(/: \d+ pessoas|outras/);
});

test('a month’s row says how many quotas were late, in short beside many letters', () => {
  const [first] = DEBRIEF.timeline;
  if (first === undefined) throw new Error('no quota');
  expect(shown(TimelinePage, 'debrief-timeline', DEBRIEF).match(/\d( cotas)? atrasaram/g)).toEqual([
    ...['4 cotas atrasaram', '5 cotas atrasaram', '5 cotas atrasaram', '3 cotas atrasaram'],
  ]);
  const crowded = { ...DEBRIEF, timeline: [...DEBRIEF.timeline, { ...first, quota: 36 }] };
  expect(shown(TimelinePage, 'debrief-timeline', crowded)).toContain('>4 atrasaram<');
});

test('the timeline says in a sentence how many letters came by which way', () => {
  const count = (by: string) => DEBRIEF.timeline.filter(({ won }) => won?.by === by).length;
  const words = timeline.lead({ RAFFLE: count('RAFFLE'), BID: count('BID'), END: count('END') });
  expect(shown(TimelinePage, 'debrief-timeline', DEBRIEF)).toContain(words);
  expect(timeline.lead({ RAFFLE: 1, BID: 0, END: 0 })).toBe('1 carta: 1 por sorteio (S). Cinza: da casa.');
  expect(timeline.lead({ RAFFLE: 3, BID: 3, END: 2 })).toBe(
    '8 cartas: 3 por sorteio (S), 3 por lance (L), 2 no fim (F). Cinza: da casa.',
  );
});

test('beside the group as it was stands each change with its letters and ends; of three people the letters alone, of the changes that are told', () => {
  const { whatIf } = debriefCopy;
  const numbers = (page: string) => [...page.matchAll(/<b>(\d+)<\/b>/g)].map(([, digits]) => Number(digits));
  const page = shown(WhatIfPage, 'debrief-what_if', DEBRIEF);
  expect(page).toContain(whatIf.changes.KEEP(120));
  expect(numbers(page)).toEqual([
    ...[8, 7, 7, 8, 7, 8, 7, 5, 6, 6, 6, 5, 6, 7, 6, 3, 7, 7, 9, 6],
    ...[21, 26, 24, 14, 7, 4, 6, 7, 3, 1, 1, 10],
  ]);
  const few = shown(WhatIfPage, 'debrief-luck-few', FEW_DEBRIEF);
  expect(numbers(few)).toHaveLength(15);
  expect(few).not.toContain(whatIf.ends.onTime);
  expect(few).not.toContain(whatIf.changes.STOP());
});
