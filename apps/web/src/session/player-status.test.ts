import { expect, test } from 'vitest';
import { playerStatusOf } from './player-status.ts';

const running = { id: 'c', dreamId: 1, status: 'ACTIVE', completed: false, visualizedResults: false } as const;

test.each([
  ['a new player has no persona', null, null, 'no-persona'],
  ['between campaigns there is no dream', 2, null, 'no-dream'],
  ['a running campaign is played', 2, running, 'playing'],
  ['a dream that came true waits to be seen', 2, { ...running, status: 'SUCCESS', completed: true }, 'won-unseen'],
  ['a default waits to be seen', 2, { ...running, status: 'FAILED', completed: true }, 'lost-unseen'],
  [
    'results that were seen leave no dream',
    2,
    { ...running, status: 'SUCCESS', completed: true, visualizedResults: true },
    'no-dream',
  ],
] as const)('%s', (_title, personaId, campaign, status) => {
  expect(playerStatusOf({ personaId, campaign })).toBe(status);
});
