import { must } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import {
  type ClockEvent,
  type ClockTerms,
  type GroupClock,
  hasShownAnswers,
  hoursLeft,
  type LiveHours,
  lessonPlan,
  nextClock,
  openRoom,
  shownStep,
} from '../../src/live/index.ts';

/* How a group moves through its phases (LIVE 3.2 and 3.13). */

const SECOND = 1_000;
const HOUR = 3_600 * SECOND;
const DAY = 24 * HOUR;
const MONTHS = 4;
const NOW = 1_000 * HOUR;

/** Assemblies each day at the hour of NOW, the room closing a day before it. */
const daily: LiveHours = {
  first: NOW - DAY,
  after: (time) => NOW + DAY * (Math.floor((time - NOW) / DAY) + 1),
};
const led: ClockTerms = {
  rulebook: 1,
  months: MONTHS,
  pace: 'NORMAL',
  now: NOW,
  schedule: null,
  steps: 5,
  people: 5,
  lastJoinedAt: NOW - HOUR,
};
const overDays: ClockTerms = { ...led, schedule: daily };

const clock = (phase: GroupClock['phase'], month: number, more: Partial<GroupClock> = {}): GroupClock => ({
  phase,
  month,
  step: 0,
  isPaused: false,
  isFinishing: false,
  closesAt: NOW,
  pausedLeft: null,
  ...more,
});
/** The clock after an event that is allowed. */
function after(before: GroupClock, event: ClockEvent | ClockEvent['type'], terms: ClockTerms): GroupClock {
  const next = nextClock(before, typeof event === 'string' ? { type: event } : event, terms);
  if (!next.ok) throw new Error(next.refusal);
  return next.value;
}

const EVENTS = [
  ...([
    'TIME_PASSED',
    'CLOSED',
    'ABANDONED',
    'CLOSE_ROOM',
    'OPEN_ASSEMBLY',
    'MORE_TIME',
    'HOLD',
    'STEP',
    'NEXT',
  ] as const),
  ...(['PAGE', 'END', 'FINISH_NOW', 'PAUSE', 'RESUME'] as const),
];
/** Every state in which an event leads somewhere else, with the terms that make it. */
const STATES: Readonly<Record<string, readonly [GroupClock, Partial<ClockTerms>?]>> = {
  'open room': [clock('WAITING', 0)],
  'room with one person': [clock('WAITING', 0), { people: 1, lastJoinedAt: NOW - 2 * HOUR }],
  month: [clock('PRIVATE', 1)],
  'month without an end': [clock('PRIVATE', 1, { closesAt: null })],
  'room that closes': [clock('CLOSING', 0)],
  'month that closes': [clock('CLOSING', 2)],
  'last month that closes': [clock('CLOSING', MONTHS)],
  'months that are ended early': [clock('CLOSING', 2, { isFinishing: true })],
  'step of an assembly': [clock('ASSEMBLY', 2)],
  'last step of an assembly': [clock('ASSEMBLY', 2, { step: 4 })],
  'last step of the last assembly': [clock('ASSEMBLY', MONTHS, { step: 4 })],
  debrief: [clock('DEBRIEF', MONTHS)],
  end: [clock('ENDED', MONTHS, { closesAt: null })],
};

/** Lines `state, event -> next phase`: without a schedule, and where it differs with one. Refusals are left out. */
function tableOf(events: readonly ClockEvent['type'][]): readonly string[] {
  return Object.entries(STATES).flatMap(([name, [state, terms]]) =>
    events.flatMap((type) => {
      const [own, scheduled] = [led, overDays].map((mode) => {
        const next = nextClock(state, { type }, { ...mode, ...terms });
        return next.ok ? `${next.value.phase} ${next.value.month}` : '-';
      });
      if (own === '-' && scheduled === '-') return [];
      return [`${name}, ${type} -> ${own}${own === scheduled ? '' : `, over days ${scheduled}`}`];
    }),
  );
}

describe('the table of transitions', () => {
  test('has these lines and no other', () => {
    expect(tableOf(EVENTS.filter((type) => type !== 'PAUSE' && type !== 'RESUME'))).toEqual([
      'open room, TIME_PASSED -> WAITING 0, over days CLOSING 0',
      'open room, CLOSE_ROOM -> CLOSING 0, over days -',
      'month, TIME_PASSED -> CLOSING 1',
      'month, OPEN_ASSEMBLY -> CLOSING 1, over days -',
      'month, MORE_TIME -> PRIVATE 1, over days -',
      'month, HOLD -> PRIVATE 1, over days -',
      'month, FINISH_NOW -> CLOSING 1',
      'month without an end, OPEN_ASSEMBLY -> CLOSING 1, over days -',
      'month without an end, FINISH_NOW -> CLOSING 1',
      'room that closes, CLOSED -> PRIVATE 1',
      'month that closes, CLOSED -> ASSEMBLY 2, over days PRIVATE 3',
      'last month that closes, CLOSED -> ASSEMBLY 4, over days DEBRIEF 4',
      'months that are ended early, CLOSED -> DEBRIEF 4',
      'step of an assembly, TIME_PASSED -> ASSEMBLY 2',
      'step of an assembly, MORE_TIME -> ASSEMBLY 2, over days -',
      'step of an assembly, HOLD -> ASSEMBLY 2, over days -',
      'step of an assembly, STEP -> ASSEMBLY 2, over days -',
      'step of an assembly, FINISH_NOW -> CLOSING 2',
      'last step of an assembly, MORE_TIME -> ASSEMBLY 2, over days -',
      'last step of an assembly, HOLD -> ASSEMBLY 2, over days -',
      'last step of an assembly, NEXT -> PRIVATE 3, over days -',
      'last step of an assembly, FINISH_NOW -> CLOSING 2',
      'last step of the last assembly, TIME_PASSED -> DEBRIEF 4',
      'last step of the last assembly, MORE_TIME -> ASSEMBLY 4, over days -',
      'last step of the last assembly, HOLD -> ASSEMBLY 4, over days -',
      'last step of the last assembly, NEXT -> DEBRIEF 4, over days -',
      'last step of the last assembly, FINISH_NOW -> CLOSING 4',
      'debrief, TIME_PASSED -> ENDED 4',
      'debrief, ABANDONED -> ENDED 4',
      'debrief, PAGE -> DEBRIEF 4',
      'debrief, END -> ENDED 4',
    ]);
  });

  test('every phase but the end can be paused and resumed, again and again', () => {
    const phases = Object.entries(STATES).filter(([name]) => name !== 'end');
    for (const [, [state]] of phases) {
      const paused = after(state, 'PAUSE', led);
      expect(paused).toMatchObject({ phase: state.phase, isPaused: true, closesAt: null });
      expect(after(paused, 'PAUSE', led)).toBe(paused);
      expect(after(paused, 'RESUME', led)).toEqual(state);
      expect(after(state, 'RESUME', led)).toBe(state);
    }
  });

  test('while it is paused a group is only resumed, ended early, or abandoned', () => {
    for (const type of EVENTS) {
      const next = nextClock(clock('PRIVATE', 1, { isPaused: true, closesAt: null }), { type }, led);
      const isTaken = ['PAUSE', 'RESUME', 'FINISH_NOW'].includes(type);
      const refusal = ['CLOSED', 'ABANDONED'].includes(type) ? 'LIVE_NOT_NOW' : 'LIVE_PAUSED';
      expect(next).toMatchObject(isTaken ? { ok: true } : { refusal });
    }
    const abandoned = after(clock('DEBRIEF', MONTHS, { isPaused: true, closesAt: null }), 'ABANDONED', led);
    expect(abandoned).toMatchObject({ phase: 'ENDED', isPaused: false, pausedLeft: null });
  });

  test('after its end a group answers every event with LIVE_CLOSED', () => {
    for (const type of EVENTS)
      expect(nextClock(must(STATES.end, 'end')[0], { type }, led)).toMatchObject({ refusal: 'LIVE_CLOSED' });
  });

  test('a debrief shows its six pages and no other', () => {
    for (const page of [0, 5]) expect(after(clock('DEBRIEF', MONTHS), { type: 'PAGE', page }, led).step).toBe(page);
    for (const page of [-1, 6])
      expect(nextClock(clock('DEBRIEF', MONTHS), { type: 'PAGE', page }, led)).toMatchObject({
        refusal: 'LIVE_NOT_NOW',
      });
  });
});

describe('a debrief that has shown the answers', () => {
  const at = (...pages: readonly number[]) =>
    pages.reduce((now, page) => after(now, { type: 'PAGE', page }, led), clock('DEBRIEF', MONTHS));

  test('knows it from the page of the answers on, and still on an earlier page that is opened again', () => {
    const seen = [at(0), at(2), at(3), at(4), at(3, 0), at(4, 2), at(3, 1, 3), at(3, 0, 2)];
    expect(seen.map(shownStep)).toEqual([0, 2, 3, 4, 0, 2, 3, 2]);
    expect(seen.map(hasShownAnswers)).toEqual([false, false, true, true, true, true, true, true]);
    expect(hasShownAnswers(after(at(3, 0), 'END', led))).toBe(true);
  });

  test('is no step of an assembly: those are shown as they are', () => {
    const step = { ...clock('ASSEMBLY', 2), step: 5 };
    expect([shownStep(step), hasShownAnswers(step)]).toEqual([5, false]);
  });
});

describe('an open room', () => {
  const opened = openRoom({ now: NOW, schedule: null });

  test('waits two hours for the next person, counted from the last who came', () => {
    expect(opened).toMatchObject({ phase: 'WAITING', month: 0, closesAt: NOW + 2 * HOUR });
    const looked = (terms: Partial<ClockTerms>) => nextClock(opened, { type: 'TIME_PASSED' }, { ...led, ...terms });
    const due = NOW + 2 * HOUR;
    expect(looked({ now: due - 1 })).toMatchObject({ refusal: 'LIVE_NOT_NOW' });
    expect(looked({ now: due, lastJoinedAt: NOW + HOUR })).toMatchObject({ value: { closesAt: NOW + 3 * HOUR } });
    expect(looked({ now: due, lastJoinedAt: NOW + 1 })).toMatchObject({ value: { closesAt: due + 1 } });
    expect(looked({ now: due, lastJoinedAt: NOW })).toMatchObject({ refusal: 'LIVE_NOT_NOW' });
  });

  test('is closed with two people or more', () => {
    const close = (people: number) => nextClock(opened, { type: 'CLOSE_ROOM' }, { ...led, people });
    expect(close(1)).toMatchObject({ refusal: 'LIVE_NOT_NOW' });
    expect(close(2)).toMatchObject({ value: { phase: 'CLOSING', month: 0, closesAt: NOW } });
  });
});

describe('time', () => {
  test.each([
    ['NORMAL', 300, 210],
    ['FAST', 240, 150],
  ] as const)('of a month at pace %s: %d s the first, %d s those after it', (pace, first, later) => {
    expect(after(clock('CLOSING', 0), 'CLOSED', { ...led, pace }).closesAt).toBe(NOW + first * SECOND);
    const next = after(clock('ASSEMBLY', 1, { step: 4 }), 'NEXT', { ...led, pace });
    expect(next).toMatchObject({ phase: 'PRIVATE', month: 2, closesAt: NOW + later * SECOND });
  });

  test('of a month at pace NONE has no end', () => {
    expect(after(clock('CLOSING', 0), 'CLOSED', { ...led, pace: 'NONE' }).closesAt).toBeNull();
  });

  test('of a month grows by a minute whenever the host asks for it', () => {
    const longer = after(clock('PRIVATE', 1, { closesAt: NOW + 5 * SECOND }), 'MORE_TIME', led);
    expect(longer.closesAt).toBe(NOW + 65 * SECOND);
    expect(after(longer, 'MORE_TIME', led).closesAt).toBe(NOW + 125 * SECOND);
  });

  /** All steps of a month's assembly. */
  function stepsOf(month: number, terms: ClockTerms): readonly GroupClock[] {
    const steps = [after(clock('CLOSING', month), 'CLOSED', terms)];
    for (let i = 1; i < 5; i += 1) steps.push(after(must(steps.at(-1), 'a step'), 'STEP', terms));
    return steps;
  }
  const secondsOf = (steps: readonly GroupClock[]) =>
    steps.map(({ closesAt }) => closesAt && (closesAt - NOW) / SECOND);

  test('of an assembly: 45 s a step; the last one, where the group talks, waits until somebody goes on', () => {
    const steps = stepsOf(1, led);
    expect(steps.map(({ step }) => step)).toEqual([0, 1, 2, 3, 4]);
    expect(secondsOf(steps)).toEqual([45, 45, 45, 45, null]);
    const last = must(steps[4], 'the last step');
    for (const type of ['STEP', 'MORE_TIME', 'HOLD'] as const)
      expect(nextClock(last, { type }, led)).toMatchObject({ refusal: 'LIVE_NOT_NOW' });
    expect(after(last, 'NEXT', led)).toMatchObject({ phase: 'PRIVATE', month: 2 });
  });

  test('of the last assembly ends with 60 s for the books', () => {
    expect(secondsOf(stepsOf(MONTHS, led))).toEqual([45, 45, 45, 45, 60]);
  });

  test('of an assembly at pace NONE has no end: only the host goes on', () => {
    for (const month of [1, MONTHS])
      expect(secondsOf(stepsOf(month, { ...led, pace: 'NONE' }))).toEqual([null, null, null, null, null]);
  });

  test('of a step or a month stands still once the host holds it, and grows by a minute where it is asked for', () => {
    for (const phase of ['PRIVATE', 'ASSEMBLY'] as const) {
      const shown = clock(phase, 2, { closesAt: NOW + 5 * SECOND });
      expect(after(shown, 'MORE_TIME', led)).toEqual({ ...shown, closesAt: NOW + 65 * SECOND });
      const held = after(shown, 'HOLD', led);
      expect(held).toEqual({ ...shown, closesAt: null });
      expect(nextClock(held, { type: 'TIME_PASSED' }, { ...led, now: NOW + DAY })).toMatchObject({ ok: false });
    }
  });

  const minutes = (count: number): number => count * 60 * SECOND;
  const opened = (month: number, bellAt: number | null): number =>
    (after(clock('ASSEMBLY', month - 1, { step: 4 }), 'NEXT', { ...led, bellAt }).closesAt ?? 0) - NOW;

  test('of the third month and those after it is shorter where the bell would ring before the debrief', () => {
    expect(opened(3, NOW + minutes(60))).toBe(210 * SECOND);
    // 20 minutes, less 8 for the debrief, less two assemblies of 2.5, are 7 for two months.
    expect(opened(3, NOW + minutes(20))).toBe(210 * SECOND);
    expect(opened(3, NOW + minutes(18))).toBe(150 * SECOND);
    expect(opened(4, NOW + minutes(12))).toBe(90 * SECOND);
    expect(opened(4, NOW + minutes(2))).toBe(90 * SECOND);
    expect(opened(2, NOW + minutes(2))).toBe(210 * SECOND);
    expect(opened(3, null)).toBe(210 * SECOND);
  });

  test('of a lesson is planned to its end: which months become shorter, and when the debrief is over', () => {
    const plan = (bellAt: number | null) =>
      lessonPlan(clock('PRIVATE', 1, { closesAt: NOW + minutes(5) }), { ...led, bellAt });
    expect(plan(null)).toBeNull();
    expect(plan(NOW + minutes(60))).toEqual({
      months: [2, 3, 4].map((month) => ({ month, seconds: 210 })),
      endsAt: NOW + minutes(5 + 4 * 2.5 + 3 * 3.5 + 8),
    });
    const short = plan(NOW + minutes(30));
    expect(short?.months).toEqual([
      { month: 2, seconds: 210 },
      { month: 3, seconds: 105 },
      { month: 4, seconds: 105 },
    ]);
    expect(short?.endsAt).toBe(NOW + minutes(30));
    expect(lessonPlan(clock('PRIVATE', 1), { ...led, pace: 'NONE', bellAt: NOW + minutes(9) })).toBeNull();
  });

  test('of a debrief: a day, of a group over days a week', () => {
    const last = clock('CLOSING', 2, { isFinishing: true });
    expect(after(last, 'CLOSED', led).closesAt).toBe(NOW + DAY);
    expect(after(last, 'CLOSED', overDays).closesAt).toBe(NOW + 7 * DAY);
  });

  test('moves nothing on before it is up, and nothing that has no end', () => {
    for (const closesAt of [NOW + 1, null])
      for (const phase of ['WAITING', 'PRIVATE', 'ASSEMBLY', 'DEBRIEF'] as const)
        expect(nextClock(clock(phase, 1, { closesAt }), { type: 'TIME_PASSED' }, overDays)).toMatchObject({
          ok: false,
        });
  });

  test('that was left when a group was paused is left when it is resumed', () => {
    const paused = after(clock('PRIVATE', 2, { closesAt: NOW + 70 * SECOND }), 'PAUSE', led);
    expect(paused.pausedLeft).toBe(70 * SECOND);
    const resumed = after(paused, 'RESUME', { ...led, now: NOW + 40 * DAY });
    expect(resumed).toEqual(clock('PRIVATE', 2, { closesAt: NOW + 40 * DAY + 70 * SECOND }));
    const late = after(clock('PRIVATE', 2, { closesAt: NOW - SECOND }), 'PAUSE', led);
    expect(late.pausedLeft).toBe(0);
  });
});

test('a game that is ended early closes all months that are left, and its group is in the debrief', () => {
  const closing = after(clock('PRIVATE', 2, { isPaused: true, pausedLeft: 5 }), 'FINISH_NOW', led);
  expect(closing).toEqual(clock('CLOSING', 2, { isFinishing: true }));
  expect(after(closing, 'CLOSED', led)).toEqual(clock('DEBRIEF', MONTHS, { closesAt: NOW + DAY }));
});

describe('a group over days', () => {
  const hour = (n: number): number => daily.first + n * DAY;
  const month = (number: number): GroupClock => clock('PRIVATE', number, { closesAt: hour(number) });
  const at = (now: number, people = 5): ClockTerms => ({ ...overDays, now, people });
  const room = openRoom({ now: hour(-3), schedule: daily });

  test('closes its room at the first hour, its months at those after it', () => {
    expect(hoursLeft(room, at(0))).toEqual([0, 1, 2, 3, 4].map(hour));
    expect(hoursLeft(month(3), at(0))).toEqual([3, 4].map(hour));
    expect(hoursLeft(clock('DEBRIEF', MONTHS), at(0))).toEqual([]);
    expect(nextClock(room, { type: 'TIME_PASSED' }, at(hour(0) - 1))).toMatchObject({ ok: false });
    expect(after(room, 'TIME_PASSED', at(hour(0)))).toMatchObject({ phase: 'CLOSING', month: 0 });
  });

  test('does not begin with fewer than two', () => {
    expect(nextClock(room, { type: 'TIME_PASSED' }, at(hour(0), 1))).toMatchObject({ refusal: 'LIVE_NOT_NOW' });
  });

  test('holds no assembly step by step: the next month opens at once, after the last the debrief', () => {
    const terms = at(hour(2) + 3);
    const shut = after(month(2), 'TIME_PASSED', terms);
    expect(shut).toMatchObject({ phase: 'CLOSING', month: 2, closesAt: hour(2) });
    expect(after(shut, 'CLOSED', terms)).toEqual(month(3));
    const last = after(clock('CLOSING', MONTHS), 'CLOSED', at(hour(4)));
    expect(last).toMatchObject({ phase: 'DEBRIEF', closesAt: hour(4) + 7 * DAY });
  });

  test('goes through all missed hours in order where no server was there', () => {
    const terms = at(hour(3) + HOUR);
    const passed: number[] = [];
    for (let now = month(1); ; ) {
      const shut = nextClock(now, { type: 'TIME_PASSED' }, terms);
      if (!shut.ok) break;
      passed.push(shut.value.month);
      now = after(shut.value, 'CLOSED', terms);
    }
    expect(passed).toEqual([1, 2, 3]);
  });

  test('closes nothing again where the clock went back', () => {
    expect(nextClock(month(3), { type: 'TIME_PASSED' }, at(hour(2) - HOUR))).toMatchObject({ ok: false });
  });

  test('closes its month after a pause at the next hour of the calendar, however long it was', () => {
    const paused = after(month(2), 'PAUSE', at(hour(2) - HOUR));
    expect(after(paused, 'RESUME', at(hour(2) - 1))).toEqual(month(2));
    expect(after(paused, 'RESUME', at(hour(40) + 1))).toMatchObject({ closesAt: hour(41) });
  });
});

const lastOf = (last: NonNullable<ClockTerms['last']>, more: Partial<ClockTerms> = {}): ClockTerms => ({
  ...led,
  last,
  ...more,
});
const back = (before: GroupClock, terms: ClockTerms) => {
  const next = nextClock(before, { type: 'BACK' }, terms);
  return next.ok ? `${next.value.phase} ${next.value.month} ${next.value.step} ${next.value.closesAt}` : next.refusal;
};

test('what the last command ended is taken back: room, month, talk and step, and then only the host ends it again', () => {
  expect(back(clock('PRIVATE', 1), lastOf('CLOSE_ROOM'))).toBe(`WAITING 0 0 ${NOW + 2 * HOUR}`);
  expect(back(clock('ASSEMBLY', 1), lastOf('OPEN_ASSEMBLY'))).toBe('PRIVATE 1 0 null');
  expect(back(clock('PRIVATE', 2), lastOf('NEXT'))).toBe('ASSEMBLY 1 4 null');
  expect(back(clock('ASSEMBLY', 2, { step: 3 }), lastOf('STEP'))).toBe('ASSEMBLY 2 2 null');
});

test('nothing is taken back twice, once a phone has sealed in the new month, or once a draw was shown', () => {
  for (const place of [clock('PRIVATE', 1), clock('PRIVATE', 2), clock('ASSEMBLY', 2), clock('DEBRIEF', 4)])
    expect(back(place, lastOf('BACK'))).toBe('LIVE_NOT_NOW');
  expect(back(clock('PRIVATE', 1), lastOf('CLOSE_ROOM', { hasSealed: true }))).toBe('LIVE_NOT_NOW');
  expect(back(clock('PRIVATE', 2), lastOf('NEXT', { hasSealed: true }))).toBe('LIVE_NOT_NOW');
  expect(back(clock('ASSEMBLY', 2, { step: 1 }), lastOf('OPEN_ASSEMBLY'))).toBe('LIVE_NOT_NOW');
  expect(back(clock('DEBRIEF', 4), lastOf('NEXT'))).toBe('LIVE_NOT_NOW');
  expect(back(clock('PRIVATE', 2), { ...overDays, last: 'NEXT' })).toBe('LIVE_NOT_NOW');
});
