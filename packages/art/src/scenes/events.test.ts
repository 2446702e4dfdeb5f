import { expect, test } from 'vitest';
import { lidsOf } from '../people/posed.ts';
import { EVENT_IDS, eventBody } from './events.ts';

test.each(EVENT_IDS)(
  'event %i: the player has shut eyes to lay over it, and nothing else is in their picture',
  (id) => {
    const lids = lidsOf(eventBody(id, { persona: 2, lives: true }));
    expect(lids).toMatch(/^<g transform="[^"]*">(<g[^>]*>)*<(path|clipPath)/);
    expect(lids).not.toMatch(/<(text|rect)|data-/);
    expect(lids.split('<g').length).toBe(lids.split('</g>').length);
    expect(lids.length).toBeLessThan(eventBody(id, { persona: 2 }).length / 5);
  },
);

test.each(EVENT_IDS)('event %i holds nothing unseen where nothing moves it', (id) => {
  expect(eventBody(id, { persona: 2 })).not.toContain('data-li');
});

/** What a phone shows of a picture that stands beside its words, in the middle: 320 of 512. */
test.each(EVENT_IDS)('event %i: the player stands where a picture cut at its sides still shows them', (id) => {
  const [, x] = /translate\((-?\d+)/.exec(lidsOf(eventBody(id, { persona: 2, lives: true }))) ?? [];
  expect(Number(x)).toBeGreaterThan(-120);
  expect(Number(x)).toBeLessThan(-60);
});
