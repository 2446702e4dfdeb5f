import type { Draw } from '../draw/fair-draw.ts';
import { endOf } from './fold.ts';
import { type LiveGroup, termsOfGroup } from './group.ts';
import { type Carried, type ClosedGroup, carriedOf, livesOf } from './redraws.ts';
import type { Seat } from './seat.ts';
import { situationOf } from './standing.ts';
import { SITUATIONS, type Situation, WHAT_IFS, type WhatIf } from './words.ts';

/* The group's own story with one thing changed: the same cards, draws, scores and choices (LIVE 6.6). */

/** Of so many people one stops paying, from this month on. */
const STOPPED_PART = 4;
const STOPPED_FROM = 2;

/** How many of these people ended in each way. */
export const situationsOf = (people: readonly Seat[]): { readonly situation: Situation; readonly people: number }[] =>
  SITUATIONS.map((situation) => ({
    situation,
    people: people.filter((seat) => situationOf(seat) === situation).length,
  }));

/** Decisions as they were. Where the letter comes in another month, who has bought at all buys with it. */
function exactly(own: Carried, wonIn: number | undefined): Carried {
  return {
    ...own,
    buys: (month, seat) => (seat.won?.month === wonIn ? own.move(month)?.buys === true : own.buys(month, seat)),
  };
}

/** What changes for one seat; `place`: among the people, from 0. */
function changed(own: Carried, change: WhatIf, place: number, instalment: number): Carried {
  switch (change) {
    case 'AS_IT_WAS':
      return own;
    case 'KEEP':
      return { ...own, bid: (month, limit, cash) => Math.min(own.bid(month, limit, cash), cash - instalment) };
    case 'NO_BIDS':
      return { ...own, bid: () => 0 };
    case 'STOP': {
      if (place % STOPPED_PART !== STOPPED_PART - 1) return own;
      const stopped = (month: number) => {
        const made = own.move(month);
        return made && month >= STOPPED_FROM ? { ...made, isAuto: false, pays: false } : made;
      };
      return { ...own, move: stopped };
    }
  }
}

/** A closed group played again by its own draws, with one thing changed. */
export function replayedIf(closed: ClosedGroup, draw: Draw, change: WhatIf): LiveGroup {
  const end = endOf(closed.months);
  const people = end.seats.filter(({ isHouse }) => !isHouse);
  const { whole } = termsOfGroup(end).instalment;
  const minds = end.seats.map((seat) => {
    const own = exactly(carriedOf(closed.months, seat.quota), seat.won?.month);
    return changed(own, change, people.indexOf(seat), whole);
  });
  return livesOf(closed, minds)(draw, false);
}

/**
 * The group as it was, then with each change: letters by month - 1, the house's too, and how people ended. Without the change that
 * would stop nobody of so few.
 */
export const whatIfsOf = (closed: ClosedGroup, draw: Draw) =>
  WHAT_IFS.flatMap((change) => {
    const { seats, months } = replayedIf(closed, draw, change);
    const people = seats.filter(({ isHouse }) => !isHouse);
    if (change === 'STOP' && people.length < STOPPED_PART) return [];
    const letters = Array.from({ length: months }, (_, i) => seats.filter(({ won }) => won?.month === i + 1).length);
    return { change, letters, situations: situationsOf(people) };
  });
