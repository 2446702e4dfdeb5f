import type { ReplyOf } from '@consorcio/contract';
import { coinsText } from '@consorcio/copy/live-assembly';
import { outcomeCopy as copy } from '@consorcio/copy/live-phone';
import { Chips } from '../../../ui/figures/chips.tsx';
import { Question } from './month/choice.tsx';

/** How the story of this seat ended. */
export function Outcome({ view }: { readonly view: ReplyOf<'liveSeat'> }) {
  const { end, seat } = view;
  if (end === null) return <Question title={copy.ended}>{null}</Question>;
  return (
    <Question title={copy.situations[end.situation]}>
      <p>{seat.won === null ? copy.noLetter : copy.letter(seat.won.month, seat.won.by)}</p>
      {seat.status === 'TAKEN' && <p>{copy.taken}</p>}
      <Chips chips={[{ label: copy.worth, value: coinsText(end.worth) }]} />
      <p>{copy.ended}</p>
    </Question>
  );
}
