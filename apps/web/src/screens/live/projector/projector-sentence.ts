import { debriefTitles } from '@consorcio/copy/live-debrief';
import { projectorCopy as copy } from '@consorcio/copy/live-projector';
import { stepSentence } from '../../../live/step-sentence.ts';
import { toldAfter } from '../../../live/telling-time.ts';
import { type ProjectorView, pageOf, seatOf } from './projector-model.ts';

/**
 * What the polite region says where the group stands; the same words for as long as it stands there. `seconds`: since the step
 * began here. What globe and envelopes bring is said once the eyes have it, too.
 */
export function projectorSentence(view: ProjectorView, seconds: number): string {
  const { phase, isPaused, letter, month, months } = view.group;
  if (isPaused) return `${copy.paused}. ${copy.pausedBody}`;
  switch (phase) {
    case 'WAITING':
      return copy.people(view.group.people);
    case 'PRIVATE':
      return month === 1
        ? `${copy.key.title}. ${copy.key.body} ${copy.month(month, months)}.`
        : `${copy.month(month, months)}.`;
    case 'CLOSING':
      return copy.closing;
    case 'ASSEMBLY':
      if (view.assembly === null) return '';
      if (seconds < toldAfter(view.assembly)) return view.assembly.step === 'RAFFLE' ? copy.turning : copy.opening;
      return stepSentence(view.assembly, letter, (quota) => seatOf(view, quota)?.nickname);
    case 'DEBRIEF':
      return debriefTitles[pageOf(view)];
    default:
      return copy.ended;
  }
}
