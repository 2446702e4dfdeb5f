import type { ReplyOf } from '@consorcio/contract';
import { coinsText } from '@consorcio/copy/live-assembly';
import { outcomeCopy as copy } from '@consorcio/copy/live-phone';
import { weekCopy } from '@consorcio/copy/live-week';
import { lazy, Suspense } from 'react';
import { Said } from '../../../live/said.tsx';
import { Chips } from '../../../ui/figures/chips.tsx';
import { partOf } from '../../../ui/loading/load-chunk.ts';
import { fateOf, letterTold } from './fate.ts';
import { Question } from './month/choice.tsx';
import { worthTold } from './worth.ts';

type End = NonNullable<ReplyOf<'liveSeat'>['end']>;

/** Comes by itself, with the code that draws it. */
const OwnCertificate = lazy(partOf('OwnCertificate', () => import('../certificates/own-certificate.tsx')));

/** How the story of this seat ended. */
export function Outcome({ view }: { readonly view: ReplyOf<'liveSeat'> }) {
  const { end, seat } = view;
  const ended = view.group.mode === 'WEEK' ? weekCopy.ended : copy.ended;
  const fate = fateOf(view);
  if (end === null) return <Question title={ended}>{null}</Question>;
  return (
    <Question title={copy.situations[end.situation]}>
      <p>{letterTold(seat, end.situation)}</p>
      {fate !== null && <p>{fate}</p>}
      <Chips
        chips={[
          { label: copy.worth, value: coinsText(end.worth) },
          ...(end.note === null ? [] : [{ label: copy.note, value: `${end.note}: ${copy.band(end.note)}` }]),
        ]}
      />
      <p>{worthTold(view)}</p>
      <Parts end={end} />
      <p>{ended}</p>
      <Suspense>
        <OwnCertificate seat={certified(view, end)} />
      </Suspense>
    </Question>
  );
}

const certified = ({ seat, group }: ReplyOf<'liveSeat'>, { situation, note }: End) => ({
  ...{ quota: seat.quota, nickname: seat.nickname, persona: seat.persona, won: seat.won, situation, note },
  ...{ months: group.months, quotas: group.quotas ?? group.people },
});

/** What of it is decision, luck and hands; counted once the debrief has begun. */
function Parts({ end }: { readonly end: End }) {
  const { decision, hand, luck } = end;
  if (decision === null || hand === null || luck === null) return <Said words={copy.counting} />;
  return (
    <>
      <p>{copy.parts(decision, luck, hand)}</p>
      <p>{copy.noteAbout}</p>
    </>
  );
}
