import { hostCopy, speakerLines } from '@consorcio/copy/live-host';
import { DEBRIEF_PAGES } from '@consorcio/rules/live-words';
import { expect, test } from 'vitest';
import { DEBRIEF } from '../../../../test/fixtures/live-debriefs.ts';
import { PROJECTORS } from '../../../../test/fixtures/live-projectors.ts';
import {
  bellSentence,
  givenLines,
  type HostSeat,
  type HostView,
  isSmallRoom,
  linesFor,
  mayEnter,
  nextThing,
  openPage,
  sideButtons,
  stateOf,
} from './host-model.ts';

function host(name: string, sealed = 0): HostView {
  const view = PROJECTORS[name];
  if (view === undefined) throw new Error(`no projector ${name}`);
  const { sealed: _sealed, reactions: _reactions, questions: _questions, guesses: _guesses, ...shown } = view;
  const rest = {
    isConnected: true,
    absences: 0,
    isLocked: false,
    isBarred: false,
    answered: { before: false, after: false },
  };
  const seats = view.seats.map((seat, i) => ({ ...seat, ...rest, hasBegun: i < sealed, hasSealed: i < sealed }));
  return { ...shown, isShut: false, mayGoBack: false, bell: null, lines: [], seats };
}

test.each([
  ['empty', 0, null, hostCopy.wait.people(2)],
  ['five-people', 0, 'CLOSE_ROOM', hostCopy.next.closeRoom],
  ['month', 18, 'OPEN_ASSEMBLY', hostCopy.next.openAssembly],
  ['month', 31, 'OPEN_ASSEMBLY', hostCopy.next.allSealed],
  ['paused', 18, 'RESUME', hostCopy.resume],
  ['call', 31, 'STEP', hostCopy.next.step],
  ['result', 31, 'NEXT', hostCopy.next.month(3)],
  ['end', 31, 'STEP', hostCopy.next.step],
  ['books', 31, 'NEXT', hostCopy.next.results],
])('at %s with %i sealed the big button does %s', (name, sealed, command, label) => {
  expect(nextThing(host(name, sealed))).toMatchObject({ command, label });
});

test('the debrief goes on page by page, and ending the group after the last one asks again', () => {
  expect(nextThing(host('debrief-timeline'))).toMatchObject({ command: 'PAGE', page: 1 });
  expect(nextThing(host('debrief-fair'))).toMatchObject({ command: 'END', asks: 'askEnd' });
});

test('the desk names who received the letter no sooner than the projector has shown it', () => {
  const raffle = 'Sorteio: cota 17, Jaguatirica Paciente.';
  expect(givenLines(host('pot'), true)).toEqual([]);
  expect([false, true].map((isShown) => givenLines(host('raffle'), isShown))).toEqual([[], [raffle]]);
  expect(givenLines(host('bids'), false)).toEqual([raffle]);
  expect(givenLines(host('bids'), true)[1]).toMatch(/^Lances: cota 3, Arara Inteligente, 150; cota 7, /);
  expect(givenLines(host('end'), true)[0]).toMatch(/; cota da casa 35\.$/);
});

test('there is something to say on every page of the debrief', () => {
  for (const page of DEBRIEF_PAGES) expect(linesFor(host(`debrief-${page.toLowerCase()}`)).length).toBeGreaterThan(0);
});

const answering = (view: HostView, people: number): HostView => ({
  ...view,
  seats: view.seats.map((seat, i) => ({ ...seat, answered: { before: true, after: i < people } })),
});
const ANSWERS = DEBRIEF_PAGES.indexOf('ANSWERS');

test('the answers close the questions: somebody who has not answered is told of before, whichever page closes them', () => {
  const asks = (view: HostView, page: number) => openPage(view, page).asks;
  const some = answering(host('debrief-luck'), 30);
  expect(nextThing(some)).toMatchObject({ command: 'PAGE', page: ANSWERS, asks: 'askAnswers' });
  expect([0, ANSWERS, ANSWERS + 1].map((page) => asks(some, page))).toEqual([undefined, 'askAnswers', 'askAnswers']);
  expect(asks(answering(some, 31), ANSWERS)).toBeUndefined();
  expect(asks({ ...some, group: { ...some.group, areAnswersShown: true } }, ANSWERS)).toBeUndefined();
  expect(asks({ ...some, group: { ...some.group, mode: 'PAPER' } }, ANSWERS)).toBeUndefined();
  const isBarred = { ...some, seats: some.seats.map((seat) => ({ ...seat, isBarred: !seat.answered.after })) };
  expect(asks(isBarred, ANSWERS)).toBeUndefined();
});

test('in the debrief the host reads the question of the wall, and how many have answered while the phones still ask', () => {
  const view = answering(host('debrief-timeline'), 27);
  const [first, ...others] = linesFor(view, DEBRIEF);
  expect(first).toBe('Pergunte: No mês 3, 5 cotas atrasaram, e por isso saíram menos cartas. Quem esperou mais?');
  expect(linesFor(host('debrief-luck'), DEBRIEF)[1]).toMatch(
    /^Se quiser, pergunte também: Uma cota recebeu no mês 1 e outra no fim/,
  );
  expect(others.at(-1)).toBe('Nos celulares esperam três perguntas. Já responderam: 27 de 31.');
  expect(linesFor(answering(view, 31)).at(-1)).toBe('Todo mundo respondeu às três perguntas.');
  const shown = { ...view, group: { ...view.group, areAnswersShown: true } };
  expect(linesFor(shown).join(' ')).not.toMatch(/três perguntas/);
});

test('there is something to say at every step of an assembly', () => {
  for (const name of ['call', 'pot', 'raffle', 'bids', 'more', 'result', 'end', 'books'])
    expect(linesFor(host(name)).length).toBeGreaterThan(0);
});

test('where reserve and bid are talked about, the host has the size of bids in life to say', () => {
  expect(linesFor(host('debrief-reserve')).join(' ')).toMatch(/Na vida real, .* 25% a 40% da carta/);
  expect(linesFor(host('debrief-luck')).join(' ')).not.toMatch(/Na vida real/);
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
  expect(sideButtons(host('month'))).toEqual({ pauses: true, moreTime: true, isHeld: false, finishes: true });
  expect(sideButtons(host('five-people'))).toEqual({ pauses: true, moreTime: false, isHeld: false, finishes: false });
  expect(sideButtons(host('paused'))).toMatchObject({ pauses: false, moreTime: false, finishes: true });
});

test('what ends a room, a month or a step for others is asked before, while somebody is not ready, and nothing else', () => {
  const asked = (name: string, sealed = 0, isShown = true) => nextThing(host(name, sealed), isShown).asks;
  expect([asked('five-people'), asked('month', 18), asked('month', 31)]).toEqual(['askClose', 'askOpen', undefined]);
  expect([asked('call'), asked('result')]).toEqual([undefined, undefined]);
  expect([asked('call', 0, false), asked('result', 0, false)]).toEqual(['askStep', 'askStep']);
});

test('a step of an assembly gets more time or is held, and one whose clock stands says so', () => {
  const step = host('call');
  const at = (closesAt: number | null) => sideButtons({ ...step, group: { ...step.group, closesAt } });
  expect(at(1)).toMatchObject({ moreTime: true, isHeld: false });
  expect(at(null)).toMatchObject({ moreTime: false, isHeld: true });
});

test('who was sent away keeps nobody waiting', () => {
  const view = host('month', 30);
  const seats = view.seats.map((each) => ({ ...each, isBarred: !each.hasSealed }));
  expect(nextThing({ ...view, seats }).label).toBe(hostCopy.next.allSealed);
});

test('the bell tells whether the lesson fits, which months become shorter, or that it does not fit', () => {
  const MINUTE = 60_000;
  const timeOf = (at: number): string => `${at / MINUTE}`;
  const told = (at: number, endsAt: number, seconds: readonly number[]) =>
    bellSentence(
      {
        ...host('month'),
        bell: { at, plan: { endsAt, months: seconds.map((each, i) => ({ month: i + 3, seconds: each })) } },
      },
      timeOf,
    );
  expect(bellSentence(host('month'), timeOf)).toBe(hostCopy.bell.none);
  expect(told(50 * MINUTE, 45 * MINUTE, [210, 210])).toBe(hostCopy.bell.fits('45'));
  expect(told(45 * MINUTE, 45 * MINUTE, [105, 105])).toBe(hostCopy.bell.shorter('Mês 3 e Mês 4', '1,8', '45'));
  expect(told(40 * MINUTE, 45 * MINUTE, [90, 90])).toBe(hostCopy.bell.late('45'));
});

const seat: HostSeat = {
  quota: 12,
  nickname: 'Lontra Gentil',
  persona: 4,
  colour: 2,
  hasBegun: false,
  hasSealed: false,
  isConnected: true,
  absences: 0,
  isLocked: false,
  isBarred: false,
  answered: { before: true, after: false },
};

test.each([
  ['PRIVATE', {}, ['não começou']],
  ['PRIVATE', { hasBegun: true }, ['jogando']],
  ['PRIVATE', { isLocked: true }, ['não começou', 'volta travada']],
  ['PRIVATE', { hasBegun: true, hasSealed: true, absences: 2 }, ['lacrou', '2 ausências']],
  ['PRIVATE', { isConnected: false }, []],
  ['PRIVATE', { hasSealed: true, isConnected: false }, ['lacrou']],
  ['ASSEMBLY', { hasSealed: true, absences: 1 }, ['1 ausência']],
] as const)('in %s a seat of which %j is known reads %j', (phase, known, words) => {
  expect(stateOf({ ...seat, ...known }, phase)).toEqual(words);
});

test('a seat that answered sees only the questions of the current moment', () => {
  const told = (phase: Parameters<typeof stateOf>[1], before: boolean, after: boolean) =>
    stateOf({ ...seat, answered: { before, after } }, phase).includes('respondeu');
  expect([told('WAITING', true, false), told('WAITING', false, false)]).toEqual([true, false]);
  expect([told('PRIVATE', true, true), told('ASSEMBLY', true, true)]).toEqual([false, false]);
  expect([told('DEBRIEF', true, false), told('DEBRIEF', false, true)]).toEqual([false, true]);
});

test('in the last month, which opens no bids, no line speaks of the reserve before a bid', () => {
  const view = host('month');
  const inMonth = (month: number) => linesFor({ ...view, group: { ...view.group, month } });
  expect(inMonth(view.group.months)).toEqual(speakerLines.LAST);
  expect(inMonth(view.group.months - 1)).toEqual(speakerLines.PRIVATE);
});

test('the door is shown as long as the code lets somebody in: not in the last assembly, nor after it', () => {
  const inMonth = (name: string, month: number) => {
    const { group, ...view } = host(name);
    return mayEnter({ ...view, group: { ...group, month } });
  };
  const last = host('call').group.months;
  expect([inMonth('month', last), inMonth('call', last - 1), inMonth('call', last)]).toEqual([true, true, false]);
  expect(mayEnter(host('debrief-luck'))).toBe(false);
});

test('a room of two to four people is told that no totals are shown; one of five is not, nor one that is closed', () => {
  const room = (people: number, phase: 'WAITING' | 'PRIVATE' = 'WAITING') =>
    isSmallRoom({ group: { ...host('five-people').group, people, phase } });
  expect([1, 2, 3, 4, 5, 6].map((people) => room(people))).toEqual([false, true, true, true, false, false]);
  expect(room(4, 'PRIVATE')).toBe(false);
});

test('a desk on paper speaks of cards, not of cameras and phones', () => {
  for (const name of ['five-people', 'month']) {
    const view = host(name);
    const lines = linesFor({ ...view, group: { ...view.group, mode: 'PAPER', month: Math.min(2, view.group.month) } });
    expect(lines.join(' ')).not.toMatch(/câmera|celular/);
    expect(lines.join(' ')).toMatch(/cart/);
  }
});
