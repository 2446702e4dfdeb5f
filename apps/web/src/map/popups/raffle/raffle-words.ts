import { rafflePopups } from '@consorcio/copy/month-popups';
import { nextRaffleSize } from '@consorcio/rules/queries';
import { termsOfStage } from '../../../teaching/figures/terms-of-stage.ts';
import type { MapContext } from '../../chart/map-context.ts';

const { film } = rafflePopups;

/** What is told: the balls that wait, the turning drum, the ball on its way, nothing, the drawn number. */
export type RaffleBeat = 'waiting' | 'mixing' | 'leaving' | 'silence' | 'told';
interface Words {
  readonly title: string;
  readonly heading?: string;
  readonly caption?: string;
  readonly isJoy?: boolean;
  readonly isSilent?: boolean;
}

/** Title and caption of a moment of the raffle. */
export function wordsOf({ current, raffle }: MapContext, beat: RaffleBeat): Words {
  const own = current.campaign.quota;
  const waiting = raffle?.globe.length ?? 1;
  const isOut = raffle !== null && !raffle.globe.includes(own);
  if (beat === 'waiting')
    return {
      title: film.before,
      heading: film.balls(waiting),
      caption: isOut ? film.out(own) : film.yours(own),
    };
  if (beat === 'mixing') return { title: film.mixing, ...(isOut ? {} : { heading: film.luck }) };
  if (beat === 'leaving') return { title: film.leaving };
  if (beat === 'silence') return { title: film.leaving, isSilent: true };
  if (raffle?.won === true) return { title: film.own, heading: film.ownHeading(own), isJoy: true };
  const isLast = nextRaffleSize(termsOfStage(current), raffle?.cycle ?? current.stage.cycle) === null;
  return {
    title: film.other(raffle?.drawnQuota ?? own),
    heading: isOut ? film.outHeading : film.otherHeading,
    ...(isLast ? { caption: film.last } : isOut ? { caption: film.outBody } : {}),
  };
}
