import type { ReplyOf } from '@consorcio/contract';
import { coinsText } from '@consorcio/copy/live-assembly';
import { outcomeCopy as copy } from '@consorcio/copy/live-phone';
import { Said } from '../../../live/said.tsx';
import { Chips } from '../../../ui/figures/chips.tsx';
import { Question } from './month/choice.tsx';
import { termsOfView } from './month/preview.ts';

/** How the story of this seat ended. */
export function Outcome({ view }: { readonly view: ReplyOf<'liveSeat'> }) {
  const { end, seat } = view;
  const { limits, refundPenaltyPercent } = termsOfView(view);
  if (end === null) return <Question title={copy.ended}>{null}</Question>;
  return (
    <Question title={copy.situations[end.situation]}>
      <p>{seat.won === null ? copy.noLetter : copy.letter(seat.won.month, seat.won.by)}</p>
      {end.situation === 'TAKEN' && <p>{copy.taken}</p>}
      {end.situation === 'OUT' && <p>{copy.out(limits.excluded, refundPenaltyPercent)}</p>}
      <Chips
        chips={[
          { label: copy.worth, value: coinsText(end.worth) },
          ...(end.note === null ? [] : [{ label: copy.note, value: `${end.note}: ${copy.band(end.note)}` }]),
        ]}
      />
      <Parts end={end} />
      <p>{copy.ended}</p>
    </Question>
  );
}

/** What of it is decision, luck and hands; counted once the debrief has begun. */
function Parts({ end }: { readonly end: NonNullable<ReplyOf<'liveSeat'>['end']> }) {
  const { decision, hand, luck } = end;
  if (decision === null || hand === null || luck === null) return <Said words={copy.counting} />;
  return (
    <>
      <p>{copy.parts(decision, luck, hand)}</p>
      <p>{copy.noteAbout}</p>
    </>
  );
}
