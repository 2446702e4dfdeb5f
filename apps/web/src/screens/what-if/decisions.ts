import { whatIfCopy as copy } from '@consorcio/copy/what-if';
import { EVENTS, optionTextsOf } from '@consorcio/rules/catalogue';
import { BID_USES, MINIGAMES, PLANS, placeOfRoom } from '@consorcio/rules/vocabulary';
import { type CampaignChoices, type Change, EFFORT_LEVELS, isWhole, type MonthChoices } from '@consorcio/rules/what-if';

/** Another way to have decided. */
export interface OtherDecision {
  readonly name: string;
  readonly change: Change;
}
/** A decision that was made, with the other ways. */
export interface Decision {
  readonly name: string;
  readonly ways: readonly OtherDecision[];
}
/** A month, the letter, or a month after it, with what was decided there. */
export interface Moment {
  readonly name: string;
  readonly decisions: readonly Decision[];
}

const ROOMS = MINIGAMES.map(({ roomId }) => roomId).sort((a, b) => a - b);
const RECOVERY_POSITION = 4;

/** Everything that can be changed, in the order in which it was decided. */
export function momentsOf(choices: CampaignChoices): readonly Moment[] {
  const { months, options = [], after } = choices;
  const cycles = months.map((month, i): Moment => {
    const number = i + 1;
    return {
      name: copy.picker.cycle(number),
      decisions: [...turnsIn(month, number), ...bidIn(month, number), stopIn(choices, number)],
    };
  });
  const cards = options.map(({ eventId, option }): Decision => {
    const texts = optionTextsOf(eventId);
    return {
      name: copy.picker.card(EVENTS.find(({ id }) => id === eventId)?.title ?? ''),
      ways: texts.flatMap(({ label }, i) =>
        i + 1 === option ? [] : [{ name: label, change: { kind: 'OPTION', eventId, option: i + 1 } as const }],
      ),
    };
  });
  return [
    ...cycles,
    ...(cards.length === 0 ? [] : [{ name: copy.picker.cards, decisions: cards }]),
    ...afterLetter(after, months.length),
  ].filter(({ decisions }) => decisions.length > 0);
}

function turnsIn(month: MonthChoices, number: number): readonly Decision[] {
  if (!isWhole(month)) return [];
  const turns = month.turns.map(({ roomId }, i) => ({
    roomId,
    position: i + 1,
    name: copy.picker.turn(i + 1, placeOfRoom(roomId)),
  }));
  const late = month.recovery;
  const recovery =
    late === null
      ? []
      : [{ roomId: late.roomId, position: RECOVERY_POSITION, name: copy.picker.recovery(placeOfRoom(late.roomId)) }];
  return [...turns, ...recovery].map(({ roomId: own, position, name }) => ({
    name,
    ways: [
      ...ROOMS.filter((roomId) => roomId !== own).map((roomId): OtherDecision => {
        return {
          name: copy.picker.place(placeOfRoom(roomId)),
          change: { kind: 'PLACE', month: number, position, roomId },
        };
      }),
      ...EFFORT_LEVELS.map((level): OtherDecision => {
        return { name: copy.picker.care(level), change: { kind: 'EFFORT', month: number, position, level } };
      }),
    ],
  }));
}

function bidIn({ bid }: MonthChoices, month: number): readonly Decision[] {
  if (bid === null || bid.of === 0) return [];
  const ways = Array.from({ length: bid.of + 1 }, (_, effort): OtherDecision => {
    return { name: copy.picker.offer(effort), change: { kind: 'BID', month, effort } };
  });
  return [{ name: copy.picker.bid(bid.offered, bid.of), ways: ways.filter((_, effort) => effort !== bid.offered) }];
}

function stopIn({ stopped }: CampaignChoices, month: number): Decision {
  return stopped?.month === month
    ? { name: copy.picker.stopped, ways: [{ name: copy.picker.goOn, change: { kind: 'GO_ON' } }] }
    : { name: copy.picker.stay, ways: [{ name: copy.picker.stopHere, change: { kind: 'STOP', month } }] };
}

/** `cycle`: in which the letter came. */
function afterLetter(after: CampaignChoices['after'], cycle: number): readonly Moment[] {
  if (after === undefined) return [];
  const { use, plans } = after;
  const uses = BID_USES.filter((one) => one !== use).map((one): OtherDecision => {
    return { name: copy.picker.otherUse(one), change: { kind: 'USE', use: one } };
  });
  const months = plans.map(({ works: own }, place): Moment => {
    const ways = PLANS.filter((works) => works !== own).map((works): OtherDecision => {
      return { name: copy.picker.otherPlan(works), change: { kind: 'PLAN', place, works } };
    });
    return { name: copy.picker.after(cycle + place + 1), decisions: [{ name: copy.picker.plan(own), ways }] };
  });
  return [
    ...(use === null ? [] : [{ name: copy.picker.letter, decisions: [{ name: copy.picker.use(use), ways: uses }] }]),
    ...months,
  ];
}
