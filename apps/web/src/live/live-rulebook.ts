import { CURRENT_LIVE_RULEBOOK, liveRulebookOf, type ShownGroup, termsOfView } from '@consorcio/rules/live';
import type { LiveGood } from '@consorcio/rules/live-words';

/** What a group that is opened now is played by; one that is open has its own (`termsOfView`). */
export const OFFERED = liveRulebookOf(CURRENT_LIVE_RULEBOOK);

/** Dream of the good of a group (LIVE 3.1). */
export const goodOf = (group: ShownGroup): LiveGood => termsOfView({ group }).good[group.months];
