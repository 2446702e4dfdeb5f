import { sealText } from '@consorcio/copy/live-assembly';
import { debriefCopy, debriefTitles, talkQuestions } from '@consorcio/copy/live-debrief';
import { DEBRIEF_PAGES, type DebriefPage } from '@consorcio/rules/live-words';
import type { ComponentType } from 'react';
import { SealPictures } from '../../../../live/lucky/seal.tsx';
import { QrCode } from '../../../../live/qr-code.tsx';
import type { Debrief } from '../../../../live/use-debrief.ts';
import { Confetti } from '../../../../ui/backdrops/confetti.tsx';
import { MOST_NAMES, pageOf } from '../projector-model.ts';
import { SeatTile } from '../seat-tile.tsx';
import { AnswersPage } from './answers-page.tsx';
import { CostsPage } from './costs-page.tsx';
import css from './debrief.module.css';
import type { DebriefProps } from './debrief-props.ts';
import { LuckPage } from './luck-page.tsx';
import { TimelinePage } from './timeline-page.tsx';

/** Three questions to discuss, chosen by what happened in the group. */
const TalkPage = ({ debrief }: DebriefProps) => (
  <ol className={css.talk}>
    {debrief.talks.map(({ question, month, missing }) => (
      <li key={question}>{talkQuestions[question](month ?? 0, missing ?? 0)}</li>
    ))}
  </ol>
);

const fairCopy = debriefCopy.fair;

/** The seed is published: where anybody can check the draws, and what the check does not prove. */
function FairPage({ view, checkAddress }: DebriefProps) {
  const { commitment } = view.group;
  return (
    <div className={css.split}>
      <div className={css.fair}>
        <h3>{fairCopy.seal}</h3>
        <p className={css.seal}>
          <SealPictures commitment={commitment} className={css.pictures} />
          <b translate="no">{sealText(commitment)}</b>
        </p>
        <p>{fairCopy.body}</p>
        <p className={css.small}>{fairCopy.limit}</p>
      </div>
      <aside className={css.check}>
        <QrCode text={checkAddress} label={`${fairCopy.check}: ${checkAddress}`} className={css.qr} />
        <p>{fairCopy.check}</p>
        <p className={css.small} translate="no">
          {checkAddress.replace(/^https?:\/\//, '')}
        </p>
      </aside>
    </div>
  );
}

const endCopy = debriefCopy.certificates;

/** The end: everybody has a certificate on the phone. */
const CertificatesPage = ({ view }: DebriefProps) => (
  <>
    <div className={css.confetti} aria-hidden="true">
      <Confetti />
    </div>
    <p className={css.lead}>{endCopy.body}</p>
    <ul className={css.faces}>
      {view.seats.slice(0, MOST_NAMES).map((seat) => (
        <SeatTile key={seat.quota} quota={seat.quota} seat={seat}>
          {null}
        </SeatTile>
      ))}
    </ul>
    <p className={css.thanks}>{endCopy.thanks}</p>
  </>
);

const PAGES: Readonly<Record<DebriefPage, ComponentType<DebriefProps>>> = {
  TIMELINE: TimelinePage,
  COSTS: CostsPage,
  LUCK: LuckPage,
  DISCUSS: TalkPage,
  ANSWERS: AnswersPage,
  FAIR: FairPage,
  CERTIFICATES: CertificatesPage,
};

/** The pages of the debrief, after the last assembly (LIVE 6.3). */
export function DebriefPhase({ debrief, ...props }: Omit<DebriefProps, 'debrief'> & { debrief: Debrief | null }) {
  const name = pageOf(props.view);
  const Page = PAGES[name];
  return (
    <section className={css.page} key={name}>
      <h2>{debriefTitles[name]}</h2>
      {debrief === null ? <p>{debriefCopy.loading}</p> : <Page {...props} debrief={debrief} />}
      <p className={css.count}>{debriefCopy.page(DEBRIEF_PAGES.indexOf(name) + 1, DEBRIEF_PAGES.length)}</p>
    </section>
  );
}
