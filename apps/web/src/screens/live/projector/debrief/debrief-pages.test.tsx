import { debriefCopy } from '@consorcio/copy/live-debrief';
import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DEBRIEF, FEW_DEBRIEF } from '../../../../../fixtures/live-debriefs.ts';
import { PROJECTORS } from '../../../../../fixtures/live-projectors.ts';
import type { DebriefProps } from './debrief-props.ts';
import { LuckPage } from './luck-page.tsx';
import { TimelinePage } from './timeline-page.tsx';

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

test('the timeline says in a sentence how many letters came by which way', () => {
  const count = (by: string) => DEBRIEF.timeline.filter(({ won }) => won?.by === by).length;
  const words = timeline.lead({ RAFFLE: count('RAFFLE'), BID: count('BID'), END: count('END') });
  expect(shown(TimelinePage, 'debrief-timeline', DEBRIEF)).toContain(words);
  expect(timeline.lead({ RAFFLE: 1, BID: 0, END: 0 })).toBe('1 carta: 1 por sorteio (S). Cinza: da casa.');
  expect(timeline.lead({ RAFFLE: 3, BID: 3, END: 2 })).toBe(
    '8 cartas: 3 por sorteio (S), 3 por lance (L), 2 no fim (F). Cinza: da casa.',
  );
});
