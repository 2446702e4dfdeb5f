import { expect, test } from 'vitest';
import { ENTERING, type EnteredRun, type MinigameEvent, type MinigameState, minigameStep } from './minigame-chart.ts';

const run: EnteredRun = { kind: 'entered', stageId: 'stage-7', personaId: 1, run: null, rulebook: 3, hour: 'day' };
const found = (entrance: Extract<MinigameEvent, { type: 'ENTRANCE_FOUND' }>['entrance']): MinigameEvent => ({
  type: 'ENTRANCE_FOUND',
  entrance,
});
const PAGE_LOADED = { type: 'PAGE_LOADED' } as const;
const PAGE_LOST = { type: 'PAGE_LOST' } as const;
const GAME_FINISHED = { type: 'GAME_FINISHED' } as const;
const entered = found(run);

const PAGE_THERE: MinigameState = { name: 'entering', isPageThere: true };
const OPENING: MinigameState = { name: 'opening', run };
const PLAYING: MinigameState = { name: 'playing', run };
const BACK: MinigameState = { name: 'leaving', to: 'map', failure: null };
const NOT_STARTED: MinigameState = { name: 'leaving', to: 'map', failure: { kind: 'not-started', code: null } };
const REFUSED: MinigameState = {
  name: 'leaving',
  to: 'map',
  failure: { kind: 'not-started', code: 'BALANCE_INSUFFICIENT' },
};
const ELSEWHERE: MinigameState = { name: 'leaving', to: 3, failure: { kind: 'other-minigame' } };

/** Every transition; an event that is missing here changes nothing. */
const TABLE: readonly (readonly [from: MinigameState, event: MinigameEvent, to: MinigameState])[] = [
  [ENTERING, entered, OPENING],
  [ENTERING, PAGE_LOADED, PAGE_THERE],
  [ENTERING, PAGE_LOST, NOT_STARTED],
  [ENTERING, found({ kind: 'no-minigame' }), BACK],
  [ENTERING, found({ kind: 'elsewhere', slug: 3 }), ELSEWHERE],
  [ENTERING, found({ kind: 'failed', code: null }), NOT_STARTED],
  [ENTERING, found({ kind: 'failed', code: 'BALANCE_INSUFFICIENT' }), REFUSED],
  [PAGE_THERE, entered, PLAYING],
  [PAGE_THERE, PAGE_LOST, NOT_STARTED],
  [PAGE_THERE, found({ kind: 'no-minigame' }), BACK],
  [PAGE_THERE, found({ kind: 'elsewhere', slug: 3 }), ELSEWHERE],
  [PAGE_THERE, found({ kind: 'failed', code: null }), NOT_STARTED],
  [PAGE_THERE, found({ kind: 'failed', code: 'BALANCE_INSUFFICIENT' }), REFUSED],
  [OPENING, PAGE_LOADED, PLAYING],
  [OPENING, PAGE_LOST, NOT_STARTED],
  [OPENING, GAME_FINISHED, BACK],
  [PLAYING, GAME_FINISHED, BACK],
];
const STATES = [ENTERING, PAGE_THERE, OPENING, PLAYING, BACK, NOT_STARTED, REFUSED, ELSEWHERE];
const EVENTS = [...new Set(TABLE.map(([, event]) => event))];

test.each(STATES)('from $name each event leads where the table says, and any other changes nothing', (state) => {
  for (const event of EVENTS) {
    const to = TABLE.find(([from, each]) => from === state && JSON.stringify(each) === JSON.stringify(event))?.[2];
    expect(minigameStep(state, event), event.type).toEqual(to ?? state);
  }
});

test.each(STATES)('a screen that is opened anew begins at the beginning: $name', (state) => {
  expect(minigameStep(state, { type: 'SCREEN_OPENED' })).toEqual(ENTERING);
});
