/** Whole scenes: what happens to somebody, and what lies behind a screen. */
import { DREAM_IDS, PERSONA_IDS } from '@consorcio/rules/vocabulary';
import * as art from '../index.ts';
import { each, type Gallery, upTo } from './family.ts';

/** second raffle of a group of 30: quotas 10, 12 and 29 are gone (RULES section 7) */
const WAITING = upTo(30)
  .map((i) => i + 1)
  .filter((quota) => ![10, 12, 29].includes(quota));
const OWN = 28;
const FACTS = { persona: 1, dream: 4, n: 2, total: 6, own: OWN, drawn: 13, numbers: WAITING } as const;

export const SCENES: Gallery = {
  moments: each(
    art.MOMENT_NAMES,
    (name) => name,
    (name) => art.moment(name, FACTS),
  ),
  events: each(
    art.EVENT_IDS,
    (id) => id,
    (id) => art.eventPicture(id, PERSONA_IDS[id % PERSONA_IDS.length] ?? 1),
  ),
  raffle: {
    assembly: () => art.assembly({ persona: 1 }),
    ...each(
      art.CITY_SIDES,
      (side) => `side-${side}`,
      (side) => art.assemblySide(side),
    ),
    party: () => art.assembly({ mood: 'festa', foreground: false, t: 0.5 }),
    few: () => art.globe({ numbers: [1, 2, 3], own: 2 }),
    many: () => art.globe({ numbers: upTo(45).map((i) => i + 1), own: 2, drawn: 3, t: art.MIX + 0.6 }),
    'big-ball': () => art.bigBall(OWN, true),
    'big-ball-other': () => art.bigBall(4, false),
  },
  letters: {
    credit: () => art.creditLetter(5),
    envelope: () => art.envelope({ dream: 7 }),
    sealed: () => art.envelope({ open: 0 }),
    scene: () => art.envelopeScene({ persona: 2, dream: 7 }),
    waiting: () => art.envelopeScene({ persona: 3, open: 0 }),
    'table-left': () => art.bidTableSide('left'),
    'table-right': () => art.bidTableSide('right'),
    ...each(art.MEMBERS_MOODS, (mood) => `members-${mood}`, art.bidMembers),
  },
  peaks: {
    ground: art.peakGroundLayer,
    ...each(art.PEAK_CROWDS, (crowd) => `friends-${crowd}`, art.peakFriendsLayer),
    ...each(art.PEAK_CROWDS, (crowd) => `onlookers-${crowd}`, art.peakOnlookersLayer),
    ...each(DREAM_IDS, (id) => `dream-${id}`, art.peakDreamLayer),
    ...each(PERSONA_IDS, (id) => `hero-${id}`, art.peakHeroLayer),
  },
  screens: {
    signpost: art.signpostPicture,
    bid: () => art.bidPicture(4, 5, 2, 7),
    'no-signal': () => art.noSignalPicture(),
  },
  backgrounds: {
    street: () => art.street(),
    hills: art.hills,
    confetti: () => art.confetti(400, 300, 40, 5, [100, 100, 200, 100]),
  },
};
