import { type LiveCertificateFacts, type LiveCertificateWords, liveCertificate } from '@consorcio/art/live-certificate';
import { liveCertificateCopy as copy } from '@consorcio/copy/live-certificate';
import type { ShownGroup } from '@consorcio/rules/live';
import type { LetterWay, Situation } from '@consorcio/rules/live-words';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import { goodOf } from '../../../live/live-rulebook.ts';
import { InlinePicture } from '../../../ui/pictures/inline-picture.tsx';
import css from './certificates.module.css';

/** What a certificate says of a seat. */
export interface Certified extends ShownGroup {
  readonly quota: number;
  readonly nickname: string;
  readonly persona: number;
  /** Of the whole group. */
  readonly quotas: number;
  readonly situation: Situation;
  readonly won: { readonly month: number; readonly by: LetterWay } | null;
  /** Null until the redraws are counted. */
  readonly note: number | null;
}

/** The picture's facts and words (LIVE section 6). A letter that was not received, or was cancelled, is left out. */
export function certificateOf(seat: Certified) {
  const { nickname, persona, situation, won, note } = seat;
  const facts: LiveCertificateFacts = {
    persona: PERSONA_IDS.find((id) => id === persona) ?? PERSONA_IDS[0],
    dream: goodOf(seat),
    isPaid: situation === 'PAID' || situation === 'PAID_ON_TIME',
  };
  const words: LiveCertificateWords = {
    title: copy.title,
    nickname,
    sentence: copy.sentence(seat),
    facts: [
      ...(won === null || situation === 'OUT' ? [] : [copy.letter(won.month, won.by)]),
      ...(note === null ? [] : [copy.note(note)]),
    ],
    name: copy.name,
  };
  return { facts, words };
}

/** The certificate of a seat as a picture in the page; read out as its sentences. */
export function CertificatePicture({ seat }: { readonly seat: Certified }) {
  const { facts, words } = certificateOf(seat);
  return (
    <InlinePicture
      svg={liveCertificate(facts, words)}
      alt={[words.sentence, ...words.facts].join(' ')}
      className={css.picture}
    />
  );
}
