import {
  clearKept,
  endedOf,
  FINISH_FLAG,
  helpOf,
  isForgetful,
  KEPT_KEYS,
  type Kept,
  type KeptKey,
  kept,
  LIGHT,
  oneOf,
  PERSONA,
  refused,
  SCHOOL,
  TOKEN,
} from '@consorcio/contract/kept';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { PIXELS } from '../../../arcade/src/canvas/detail.ts';
import { bestOf, CALIBRATION, ONE_SWITCH, PACE, PLAY_MODE, REST } from '../../../arcade/src/page/settings.ts';
import { keptRunLog } from '../../../arcade/src/run/kept-run-log.ts';
import { memoryStorage } from '../../test/memory-storage.ts';
import { CHOICES } from '../audio/sound.ts';
import { hostKey, hostNames, keptOf, ledGroups } from '../live/host-keys.ts';
import { CHOSEN } from '../live/phone-address.ts';
import { modelSeats } from '../live/rehearsal.ts';
import { ANSWERS, DRAFT, JOINING, NOTICE, SEAT, SEATS } from '../live/seat-keys.ts';
import { STREET } from '../map/city/street-marks.ts';
import { MONTH_PLANS } from '../map/plan/planned-month.ts';
import { QUIZ } from '../screens/quiz/quiz-answers.ts';
import { FIRST_DONE, SEED } from '../screens/scams/visit.ts';
import { IDEA_CARDS } from '../teaching/cards/laid-cards.ts';
import { CURRENT_CYCLE, lastCycleShown } from './cycle-shown.ts';
import { FIRST_NOTES } from './first-notes.ts';
import { CHARACTER_INDEX, CURRENT_STAGE, RESULTS_REQUIRED, WISHED_DREAM } from './local-keys.ts';
import { SCHOOL_SITE } from './school-site.ts';
import { enterAsPupil, keepPupil, PUPILS } from './school-window.ts';
import { ROUTE_SLICE } from './session-store.ts';

interface Case {
  readonly key: Kept<unknown>;
  /** What a page may write there. */
  readonly good: unknown;
  /** What the key goes on with. */
  readonly of?: string;
}
const of = <Value>(key: Kept<Value>, good: Value, part?: string): Case => ({
  key: key as Kept<unknown>,
  good,
  ...(part !== undefined && { of: part }),
});
const GROUP = 'AAAAAAAAAAAAAAAAAAAAAA';
const SEAT_KEY = 'k'.repeat(43);

/** Every key of the table: a new one does not compile without its line. */
const CASES: Readonly<Record<KeptKey, Case>> = {
  token: of(TOKEN, 'abc.DEF-123_~'),
  home: of(kept('home', oneOf('device')), 'device'),
  persona: of(PERSONA, 3),
  chosenCharacterIndex: of(CHARACTER_INDEX, 2),
  current_stage: of(CURRENT_STAGE, 'stage-1'),
  current_cycle: of(CURRENT_CYCLE, { campaign: 'c1', cycle: 3 }),
  'route-slice': of(ROUTE_SLICE, { state: { route: { isLoggedIn: true, loadingAuth: true, token: 't' } }, version: 0 }),
  'results-required': of(RESULTS_REQUIRED, { campaign: { completed: true } }),
  'minigame-finished': of(FINISH_FLAG, 'stage-1'),
  wished_dream: of(WISHED_DREAM, 4),
  quiz: of(QUIZ, { playerId: 'p', version: 3, form: 'A', given: [{ option: 'n', confidence: null }] }),
  idea_cards: of(IDEA_CARDS, { month: 102, cards: [{ moment: 'BID', id: 14 }] }),
  first_notes: of(FIRST_NOTES, 'campaign-1 2'),
  month_plan: of(MONTH_PLANS, [
    { campaign: 'campaign-1', cycle: 2, places: [{ slug: 1, isGame: true }, null], outlook: 'OPEN' },
  ]),
  street: of(STREET, { campaign: 'c1', before: 'c0' }),
  'golpe-primeira-vez': of(FIRST_DONE, 1_700_000_000_000),
  'golpe-ordem': of(SEED, '0123456789abcdef0123456789abcdef'),
  light: of(LIGHT, 'off'),
  sound: of(CHOICES, { music: false, lightMusic: true }),
  pace: of(PACE, 75),
  'minigame-way': of(PLAY_MODE, 'calm'),
  'one-switch': of(ONE_SWITCH, 'on'),
  'switch-rest': of(REST, 1200),
  'dancer-calibration': of(CALIBRATION, -4),
  'arcade-pixels': of(PIXELS, 1.5),
  'help-': of(helpOf('tapper'), 'seen', 'tapper'),
  'best-': of(bestOf('tapper'), 120, 'tapper'),
  'ended-': of(endedOf('tapper'), 'yes', 'tapper'),
  'finished-run-': of(keptRunLog('stage-1'), { game: 'tapper', version: 1, ticks: 60, inputs: [[1, 2]] }, 'stage-1'),
  'live-seat': of(SEAT, { groupId: GROUP, quota: 4, key: SEAT_KEY, pictures: ['sol', 'lua', 'mar'], code: 'ABCDEF' }),
  'live-seats': of(SEATS, [{ groupId: GROUP, quota: 4, key: SEAT_KEY, pictures: [], code: 'ABCDEF' }]),
  'live-joining': of(JOINING, { groupId: GROUP, key: SEAT_KEY }),
  'live-draft': of(DRAFT, { place: `${GROUP} 4 2`, draft: { bid: 3 } }),
  'live-told': of(NOTICE, `${GROUP} 4 2`),
  'live-answers': of(ANSWERS, { place: `${GROUP} 4 BEFORE`, answers: [1, 0, 2] }),
  'live-address': of(CHOSEN, 'http://192.168.0.7:3000'),
  'live-host-': of(hostKey(GROUP), SEAT_KEY, GROUP),
  'live-names-': of(hostNames(GROUP), { '4': 'Ana' }, GROUP),
  'live-rehearsal-': of(modelSeats(GROUP), [{ key: SEAT_KEY, quota: 4 }], GROUP),
  school: of(SCHOOL, { returnUrl: 'https://escola.exemplo/curso', isGraded: true, pupil: null, dream: 3 }),
  'school-site': of(SCHOOL_SITE, 'https://escola.exemplo'),
  pupils: of(PUPILS, { '0123456789abcdef': 'abc.DEF' }),
  probe: of(kept('probe', String), 'probe'),
};
const BROKEN = ['', ' ', '{', 'null', '[]', '{"place":7,"state":7,"cards":7}', '[{"a":1}]', '-1', '1e999', '\u0000\n"'];

/** Two storages of a device; what `changes` names behaves otherwise. */
function device(changes: Partial<Storage> = {}): void {
  for (const area of ['localStorage', 'sessionStorage']) vi.stubGlobal(area, Object.assign(memoryStorage(), changes));
}
const refuse = (): never => {
  throw new DOMException('full', 'QuotaExceededError');
};
const wrong = (read: unknown): string => JSON.stringify(read);

beforeEach(() => {
  device();
  clearKept();
});
/* Modules are shared by the tests of a worker. */
afterAll(clearKept);

describe.each(Object.entries(CASES))('%s', (name, { key, good, of: part = '' }) => {
  const area = KEPT_KEYS[name as KeptKey];
  const address = name + part;

  test('comes back as it was written, from the storage and the key that the table names', () => {
    expect(key.write(good)).toBe(true);
    expect(globalThis[area].getItem(address)).not.toBeNull();
    expect(key.read()).toEqual(good);
    key.forget();
    expect(globalThis[area].getItem(address)).toBeNull();
  });

  test.each(BROKEN)('%j is nothing there, or something that the key may hold', (text) => {
    globalThis[area].setItem(address, text);
    const found = key.read();
    if (found === null) return;
    expect(typeof found, wrong(found)).toBe(typeof good);
    expect(Array.isArray(found), wrong(found)).toBe(Array.isArray(good));
    key.write(found);
    expect(key.read()).toEqual(found);
  });

  test('is nothing where the browser refuses to read, and lasts as long as the page', () => {
    device({ getItem: refuse });
    expect(key.read()).toBeNull();
    expect(key.write(good)).toBe(false);
    expect(key.read()).toEqual(good);
  });

  test('lasts as long as the page where the browser refuses to write', () => {
    device({ setItem: refuse });
    expect(key.write(good)).toBe(false);
    expect(key.read()).toEqual(good);
  });

  test('is gone where somebody else has deleted it', () => {
    key.write(good);
    globalThis[area].removeItem(address);
    expect(key.read()).toBeNull();
  });
});

test('a value that the browser did not take wins over the one that it still has', () => {
  TOKEN.write('old');
  vi.stubGlobal('localStorage', { ...localStorage, setItem: refuse, removeItem: refuse });
  TOKEN.write('new');
  expect(TOKEN.read()).toBe('new');
  TOKEN.forget();
  expect(TOKEN.read()).toBeNull();
});

test('a browser that drops what it is told, without a word, is one that refuses', async () => {
  device({ setItem: () => undefined });
  expect([TOKEN.write('t'), TOKEN.read(), isForgetful()]).toEqual([false, 't', true]);
  await refused;
});

test('a logout is one where the browser does not let go of anything', () => {
  TOKEN.write('t');
  Object.assign(localStorage, { removeItem: refuse });
  clearKept();
  expect(TOKEN.read()).toBeNull();
});

test('a logout leaves what is not the game’s: below a path the storage is that of a whole site', () => {
  localStorage.setItem('carrinho', 'do site');
  TOKEN.write('t');
  localStorage.setItem('live-host-AAAA', 'k');
  clearKept();
  expect(Array.from({ length: localStorage.length }, (_, i) => localStorage.key(i))).toEqual(['carrinho']);
});

test('no value of another page is read: a page that was entered by another account reads that one', () => {
  TOKEN.write('mine');
  localStorage.setItem('token', 'theirs');
  localStorage.setItem('current_cycle', '{"campaign":"theirs","cycle":9}');
  expect([TOKEN.read(), lastCycleShown('mine')]).toEqual(['theirs', 0]);
});

describe('a window that a school has opened', () => {
  const OPENED = { returnUrl: null, isGraded: true, pupil: null, dream: null };

  test('keeps everything for itself: who played here before stays, and the light is the device’s', () => {
    TOKEN.write('guest');
    SCHOOL.write(OPENED);
    expect(TOKEN.read()).toBeNull();
    TOKEN.write('pupil');
    LIGHT.write('on');
    expect([localStorage.getItem('token'), localStorage.getItem('light')]).toEqual(['guest', 'on']);
    clearKept();
    expect([localStorage.getItem('token'), TOKEN.read(), SCHOOL.read()]).toEqual(['guest', null, OPENED]);
  });

  test.each([
    ['of 1.0', 16],
    ['drawn', 32],
  ])(
    'of a package is one pupil’s, by a mark %s: another begins anew, and the first finds the own game',
    (_, digits) => {
      const [ana, beto] = ['a'.repeat(digits), 'b'.repeat(digits)];
      TOKEN.write('guest');
      enterAsPupil({ hash: `#aluno=${ana}`, search: '' });
      expect(TOKEN.read()).toBeNull();
      TOKEN.write('ana');
      keepPupil('ana');
      enterAsPupil({ hash: `#aluno=${beto}`, search: '' });
      expect(TOKEN.read()).toBeNull();
      keepPupil('beto');
      enterAsPupil({ hash: `#aluno=${ana}`, search: '' });
      expect([TOKEN.read(), localStorage.getItem('token')]).toEqual(['ana', 'guest']);
      keepPupil(null);
      enterAsPupil({ hash: `#aluno=${ana}`, search: '' });
      expect(TOKEN.read()).toBeNull();
    },
  );

  test('of a package knows the dream that the package is about', () => {
    enterAsPupil({ hash: `#aluno=${'c'.repeat(16)}`, search: '?sonho=4' });
    expect(SCHOOL.read()?.dream).toBe(4);
  });

  test.each(['', '#aluno=', '#aluno=<script>', '#outro'])('is none by the address %j', (hash) => {
    enterAsPupil({ hash, search: '' });
    expect(SCHOOL.read()).toBeNull();
  });
});

test('a key with parts lists those that are there, those kept in memory too, and none that is gone', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  hostKey('a').write(SEAT_KEY);
  hostKey('b').write(SEAT_KEY);
  hostNames('c').write({ '1': 'Ana' });
  expect(keptOf('live-host-')).toEqual(['a', 'b']);
  hostKey('a').forget();
  storage.setItem = refuse;
  storage.removeItem = refuse;
  hostKey('d').write(SEAT_KEY);
  hostKey('b').forget();
  expect(keptOf('live-host-')).toEqual(['d']);
  storage.key = refuse;
  expect(keptOf('live-host-')).toEqual(['d']);
});

test('the groups that a device leads are those of which it has a key that can be one', () => {
  const storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
  hostKey(GROUP).write(SEAT_KEY);
  storage.setItem('live-host-other', 'no key');
  expect(ledGroups()).toEqual([GROUP]);
});
