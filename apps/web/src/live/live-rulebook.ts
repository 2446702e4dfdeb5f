import { CURRENT_LIVE_RULEBOOK, liveRulebookOf } from '@consorcio/rules/live';
import type { LiveGood, LiveMonths } from '@consorcio/rules/live-words';

/** What groups are played by. */
export const LIVE = liveRulebookOf(CURRENT_LIVE_RULEBOOK);

/** Dream of the good of a group of so many months (LIVE 3.1). */
export const goodOf = (months: LiveMonths): LiveGood => LIVE.good[months];
