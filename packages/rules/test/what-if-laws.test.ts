import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Campaign, drawnCards } from '../src/index.ts';
import { DREAM_IDS, type MinigameRoomId, RULEBOOK_VERSIONS } from '../src/vocabulary.ts';
import {
  type CampaignChoices,
  type Change,
  canRelive,
  choicesOf,
  EFFORT_LEVELS,
  lives,
  paidSoFar,
  provisionalWorths,
  redraws,
  withChange,
} from '../src/what-if/what-if.ts';
import { aLife } from './support/lives.ts';

/* Laws 11 to 15 of RULES 15.3, over random campaigns of both rulebooks. */

const hex = fc.uint8Array({ minLength: 32, maxLength: 32 }).map((bytes) => Buffer.from(bytes).toString('hex'));
const life = fc.record({
  rulebook: fc.constantFrom(...RULEBOOK_VERSIONS),
  dreamId: fc.constantFrom(...DREAM_IDS),
  isNewGamePlus: fc.boolean(),
  seed: hex,
  root: hex,
});

function always(look: (lived: ReturnType<typeof aLife>, choices: CampaignChoices, pick: number) => void): void {
  fc.assert(
    fc.property(life, fc.nat(1_000_000), (terms, pick) => {
      const lived = aLife(terms);
      const choices = choicesOf(lived.campaign);
      if (canRelive(choices)) look(lived, choices, pick);
    }),
    { numRuns: 50 },
  );
}

const through = ({ choices }: { choices: unknown }): CampaignChoices => JSON.parse(JSON.stringify(choices));

/** Of what a campaign kept, that which a month before `month` has to do with. */
const before = (campaign: Campaign, month: number) => ({
  months: choicesOf(campaign).months.slice(0, month - 1),
  cards: drawnCards(campaign).slice(0, month - 1),
});

/** A change of a random kind in a random month; null where that month has no such decision. */
function changeIn({ months }: CampaignChoices, pick: number): (Change & { readonly month: number }) | null {
  const month = 1 + (pick % months.length);
  const position = 1 + (pick % 3);
  const { bid } = months[month - 1] ?? { bid: null };
  switch (pick % 5) {
    case 0:
    case 1:
      return bid === null ? null : { kind: 'BID', month, effort: (pick >> 3) % (bid.of + 1) };
    case 2:
      return { kind: 'PLACE', month, position, roomId: (2 + ((pick >> 3) % 4)) as MinigameRoomId };
    case 3:
      return { kind: 'EFFORT', month, position, level: EFFORT_LEVELS[(pick >> 3) % 4] ?? 'NONE' };
    default:
      return { kind: 'STOP', month };
  }
}

describe('whatever somebody decided', () => {
  test('comes out to the stage as it was under its own draws (11), also from what the wire carries', () => {
    always(({ campaign, draw, rootDraw }, choices) => {
      expect(lives(choices)(draw, rootDraw)).toEqual(campaign);
      expect(lives(through({ choices }))(draw, rootDraw)).toEqual(campaign);
    });
  });

  test('gives the same campaign for the same draws (12), and the same worths for the same key (15)', () => {
    always(({ draw }, choices) => {
      expect(lives(choices)(draw)).toEqual(lives(structuredClone(choices))(draw));
      const seed = '77'.repeat(32);
      expect([...redraws(choices, seed, 2)]).toEqual([...redraws(structuredClone(choices), seed, 2)]);
    });
  });

  test('is moved by a change from its month on only, and the cards of months both lived stay (13)', () => {
    always(({ campaign, draw, rootDraw }, choices, pick) => {
      const change = changeIn(choices, pick);
      const changed = change === null ? null : withChange(choices, change);
      if (change === null || changed === null) return;
      const other = lives(changed)(draw, rootDraw);
      expect(before(other, change.month)).toEqual(before(campaign, change.month));
      const [cards, own] = [drawnCards(other), drawnCards(campaign)];
      const both = Math.min(cards.length, own.length);
      expect(cards.slice(0, both)).toEqual(own.slice(0, both));
    });
  });

  test('has a changed bid made as it was asked (14)', () => {
    always(({ draw, rootDraw }, choices, pick) => {
      const month = 1 + (pick % choices.months.length);
      const of = choices.months[month - 1]?.bid?.of;
      if (of === undefined) return;
      const effort = pick % (of + 1);
      const changed = withChange(choices, { kind: 'BID', month, effort });
      const other = lives(changed ?? choices)(draw, rootDraw);
      expect(choicesOf(other).months[month - 1]?.bid).toEqual({ offered: effort, of });
    });
  });
});

test('a provisional worth never exceeds that of the same replay, and is that of a good taken back while months are left', () => {
  always(({ campaign }, choices) => {
    const key = 'ab'.repeat(32);
    const provisional = [...provisionalWorths(choices, paidSoFar(campaign), key, 5)];
    for (const [i, { worth, end }] of [...redraws(choices, key, 5)].entries()) {
      if (worth === null) continue;
      expect(provisional[i]).toBeLessThanOrEqual(worth);
      if (end === 'RETOMADO') expect(provisional[i]).toBeGreaterThanOrEqual(150);
    }
  });
});
