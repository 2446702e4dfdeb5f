import type { ReplyOf } from '@consorcio/contract';
import { must, ok, type Result, refuse } from '@consorcio/kernel';
import {
  costsByWay,
  costsOfAll,
  type LiveGroup,
  type Redrawn,
  situationOf,
  talksOf,
  tenPartsOf,
  termsOfGroup,
} from '@consorcio/rules/live';
import { LEAST_TOLD, NOTE_BANDS, SITUATIONS } from '@consorcio/rules/live-words';
import { isOver, redrawnIn } from './standing.ts';
import type { Story } from './story.ts';
import type { Seen } from './views.ts';

type Debrief = ReplyOf<'liveDebrief'>;

/** The letters of each month, and what the redraws gave. */
function lettersOf(end: LiveGroup, { months }: Story, redrawn: Redrawn | null): Debrief['letters'] {
  return months.map(({ minutes: { month } }, i) => ({
    given: end.seats.filter(({ won }) => won?.month === month).length,
    redrawn: redrawn?.letters[i] ?? null,
  }));
}

function notesOf(redrawn: Redrawn | null): Debrief['notes'] {
  if (redrawn === null) return [];
  const bands = redrawn.standings.map(({ note }) => NOTE_BANDS.findLastIndex((least) => note >= least));
  return NOTE_BANDS.map((_, band) => bands.filter((one) => one === band).length);
}

/** What the pages of the debrief show. Of people only who had the letter when; all else is counts and means, of five people or more. */
export function debriefOf({ group, story }: Seen): Result<Debrief, 'LIVE_NOT_NOW'> {
  if (!isOver(group) || story === null) return refuse('LIVE_NOT_NOW');
  const { group: end } = must(story.months.at(-1), 'a closed month');
  const people = end.seats.filter(({ isHouse }) => !isHouse);
  const redrawn = redrawnIn(group);
  const isFew = people.length < LEAST_TOLD;
  const ways = costsByWay(story.months, story.opened);
  const everybody = ways.some(({ costs }) => costs !== null) ? null : costsOfAll(story.months, story.opened);
  return ok({
    timeline: end.seats.map(({ quota, isHouse, won }) => ({ quota, isHouse, won: won && { ...won } })),
    instalment: termsOfGroup(end).instalment.whole,
    isFew,
    ways: ways.map(({ costs, ...way }) => ({ ...way, costs: costs && { ...costs } })),
    everybody: everybody && { people: everybody.people, costs: { ...everybody.costs } },
    situations: isFew
      ? []
      : SITUATIONS.map((situation) => ({
          situation,
          people: people.filter((seat) => situationOf(seat) === situation).length,
        })),
    letters: lettersOf(end, story, redrawn),
    parts: redrawn && !isFew ? tenPartsOf(redrawn.standings) : null,
    notes: isFew ? [] : notesOf(redrawn),
    talks: talksOf(story.months).map((talk) => ({ ...talk })),
  });
}
