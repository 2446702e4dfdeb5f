import { expect, test } from 'vitest';
import { EVENT_IDS, eventBody, eventLids } from './events.ts';

test.each(EVENT_IDS)(
  'event %i: the player has shut eyes to lay over it, and nothing else is in their picture',
  (id) => {
    const lids = eventLids(id, 2);
    expect(lids).toMatch(/^(<g transform="[^"]*">)+<(path|clipPath)/);
    expect(lids).not.toMatch(/<(text|rect)|data-words|[⟦⟧]/);
    expect(lids.length).toBeLessThan(eventBody(id, { persona: 2 }).length / 5);
  },
);

test.each(EVENT_IDS)('event %i: no mark is left in the picture itself', (id) => {
  expect(/[⟦⟧]/.test(eventBody(id, { persona: 2 }))).toBe(false);
});
