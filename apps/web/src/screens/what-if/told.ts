import { whatIfCopy as copy } from '@consorcio/copy/what-if';
import { EVENTS, optionTextsOf } from '@consorcio/rules/catalogue';
import { placeOfRoom } from '@consorcio/rules/vocabulary';
import {
  type CampaignChoices,
  type Change,
  choicesOf,
  type Live,
  type Redrawn,
  redrawnOf,
} from '@consorcio/rules/what-if';

/** A life as it was lived, and what it came to. */
export interface Told extends Redrawn {
  readonly lived: ReturnType<Live>;
  /** Of each month, before the letter and after it, whether its instalment or bill was late. */
  readonly late: readonly boolean[];
}

export function told(lived: ReturnType<Live>): Told {
  const before = choicesOf(lived).months.map(({ recovery }) => recovery !== null);
  const after = (lived.after?.months ?? []).map(({ paid }) => paid === false);
  return { lived, late: [...before, ...after], ...redrawnOf(lived) };
}

/** A sentence in two parts: what would have been decided, and what would have come of it. */
export type GhostWords = readonly [way: string, would: string];

/** What another choice would have come to under the campaign's own draws, in the player's own words. */
export function ghostWords(choices: CampaignChoices, change: Change, before: Told, after: Told): GhostWords {
  return [wayOf(choices, change, before, after), `${wouldOf(change, before, after)}.`];
}

function wayOf({ months }: CampaignChoices, change: Change, before: Told, after: Told): string {
  const { way } = copy;
  switch (change.kind) {
    case 'BID': {
      const { effort, month } = change;
      if (effort === 0) return way.kept(month);
      return way.bid(effort, wins(change, after) ? null : month);
    }
    case 'PLACE':
    case 'EFFORT': {
      const month = months[change.month - 1];
      const turn = month?.turns[change.position - 1] ?? month?.recovery;
      const own = turn == null ? '' : placeOfRoom(turn.roomId);
      return change.kind === 'PLACE'
        ? way.place(own, placeOfRoom(change.roomId), change.month)
        : way.care(change.level, own, change.month);
    }
    case 'OPTION': {
      const title = EVENTS.find(({ id }) => id === change.eventId)?.title ?? '';
      return way.option(title, optionTextsOf(change.eventId)[change.option - 1]?.label ?? '');
    }
    case 'USE':
      return way.use(change.use);
    case 'PLAN':
      return way.plan(change.works, before.cycle + change.place + 1);
    case 'STOP':
      return way.stop(change.month);
    case 'GO_ON':
      return way.goOn;
  }
}

/** True of another bid that brings the letter. */
const wins = (change: Change, { lived: { context }, cycle }: Told): boolean =>
  change.kind === 'BID' && change.effort > 0 && context === 'BID' && cycle === change.month;

const isSameLetter = (before: Told, after: Told): boolean =>
  before.lived.context === after.lived.context && before.cycle === after.cycle;

function wouldOf(change: Change, before: Told, after: Told): string {
  const { would } = copy;
  const { context } = after.lived;
  if (!isSameLetter(before, after)) {
    const isLost = after.end === 'RETOMADO';
    return would[context ?? 'GIVEN_UP'](after.cycle) + (isLost ? would.butLost : '');
  }
  if (wins(change, after)) return would.already(after.cycle);
  if (after.worth === before.worth) return would.same;
  const isContract = after.end === 'QUITADO' || after.end === 'QUITADO_COM_APERTO' || after.end === 'RETOMADO';
  return isContract && after.end !== before.end ? would[after.end] : would.nearly;
}
