import { hostCopy as copy } from '@consorcio/copy/live-host';
import { DEBRIEF_PAGES } from '@consorcio/rules/live-words';
import { expect, test } from 'vitest';
import { PROJECTORS } from '../../../../fixtures/live-projectors.ts';
import { type HostView, linesFor, nextThing, sideButtons } from './next-thing.ts';

function host(name: string, sealed = 0): HostView {
  const view = PROJECTORS[name];
  if (view === undefined) throw new Error(`no projector ${name}`);
  const { sealed: _sealed, reactions: _reactions, questions: _questions, ...shown } = view;
  const rest = { isConnected: true, absences: 0, isLocked: false, answered: { before: false, after: false } };
  const seats = view.seats.map((seat, i) => ({ ...seat, ...rest, hasBegun: i < sealed, hasSealed: i < sealed }));
  return { ...shown, isShut: false, lines: [], seats };
}

test.each([
  ['empty', 0, null, copy.wait.people(2)],
  ['five-people', 0, 'CLOSE_ROOM', copy.next.closeRoom],
  ['month', 18, 'OPEN_ASSEMBLY', copy.next.openAssembly],
  ['month', 31, 'OPEN_ASSEMBLY', copy.next.allSealed],
  ['paused', 18, 'RESUME', copy.resume],
  ['call', 31, 'STEP', copy.next.step],
  ['result', 31, 'NEXT', copy.next.month(3)],
  ['end', 31, 'STEP', copy.next.step],
  ['books', 31, 'NEXT', copy.next.results],
])('at %s with %i sealed the big button does %s', (name, sealed, command, label) => {
  expect(nextThing(host(name, sealed))).toMatchObject({ command, label });
});

test('the debrief goes on page by page, and ending the group after the last one asks again', () => {
  expect(nextThing(host('debrief-timeline'))).toMatchObject({ command: 'PAGE', page: 1 });
  expect(nextThing(host('debrief-certificates'))).toMatchObject({ command: 'END', asks: true });
});

test('there is something to say on every page of the debrief', () => {
  for (const page of DEBRIEF_PAGES) expect(linesFor(host(`debrief-${page.toLowerCase()}`)).length).toBeGreaterThan(0);
});

test('there is something to say at every step of an assembly', () => {
  for (const name of ['call', 'pot', 'raffle', 'bids', 'more', 'result', 'end', 'books'])
    expect(linesFor(host(name)).length).toBeGreaterThan(0);
});

test('no line for the host of a group over days speaks of a projector, which it has none of', () => {
  const week = (name: string): HostView => ({ ...host(name), group: { ...host(name).group, mode: 'WEEK' } });
  const places = ['five-people', 'month', ...DEBRIEF_PAGES.map((page) => `debrief-${page.toLowerCase()}`)];
  for (const place of places) {
    const lines = linesFor(week(place));
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join(' ')).not.toMatch(/telão/i);
  }
});

test('a minute is added only to a month with a clock, and only a running group is finished', () => {
  expect(sideButtons(host('month'))).toEqual({ pauses: true, moreTime: true, finishes: true });
  expect(sideButtons(host('five-people'))).toEqual({ pauses: true, moreTime: false, finishes: false });
  expect(sideButtons(host('paused'))).toMatchObject({ pauses: false, moreTime: false, finishes: true });
});
