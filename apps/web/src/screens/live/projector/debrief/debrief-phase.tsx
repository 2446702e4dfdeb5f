import { sealText } from '@consorcio/copy/live-assembly';
import { debriefCopy, debriefTitles } from '@consorcio/copy/live-debrief';
import { projectorCopy } from '@consorcio/copy/live-projector';
import { DEBRIEF_PAGES, type DebriefPage } from '@consorcio/rules/live-words';
import { type ComponentType, Fragment } from 'react';
import { pageOf, talkText } from '../../../../live/debrief-pages.ts';
import { Face } from '../../../../live/face.tsx';
import { SealPictures } from '../../../../live/lucky/seal.tsx';
import { QrCode } from '../../../../live/qr-code.tsx';
import { upTo } from '../../../../live/up-to.ts';
import type { Debrief } from '../../../../live/use-debrief.ts';
import { classNames } from '../../../../ui/class-names.ts';
import type { DebriefProps } from '../projector-model.ts';
import { Party, SeatTile } from '../step-parts.tsx';
import { AnswersPage } from './answers-page.tsx';
import css from './debrief.module.css';
import { LuckPage } from './luck-page.tsx';
import { ReservePage } from './reserve-page.tsx';
import { TimelinePage } from './timeline-page.tsx';
import { WhatIfPage } from './what-if-page.tsx';

const fairCopy = debriefCopy.fair;

/** What this page has found by the open seal; that the seal is open, until it has. */
function sealLine(checked: DebriefProps['checked']): string {
  if (checked === null) return fairCopy.seal;
  return checked.holds ? fairCopy.checked(checked.draws) : fairCopy.differs;
}

/** The seed is published: what this page has checked is told, and the code leads to the check. */
function FairPage({ view, debrief, checkAddress, checked }: DebriefProps) {
  const { commitment } = view.group;
  return (
    <>
      <div className={css.fair}>
        <div className="stack" data-gap="4">
          <p className={css.sealLine} role="status">
            {sealLine(checked)}
          </p>
          <p className={css.seal}>
            <SealPictures commitment={commitment} className={css.pictures} />
            <b translate="no">{sealText(commitment)}</b>
          </p>
          <Talk question={talkText(debrief, 'FAIR')} />
          <p className={css.sealLine}>{debriefCopy.certificates.body}</p>
        </div>
        <aside className={css.check}>
          <QrCode text={checkAddress} label={`${fairCopy.check} ${checkAddress}`} className={css.qr} />
        </aside>
      </div>
      <p className={css.small}>
        {fairCopy.check} <Address text={checkAddress.replace(/^https?:\/\//, '')} />
      </p>
    </>
  );
}

/** An address that breaks after its slashes alone. */
const Address = ({ text }: { readonly text: string }) => (
  <span translate="no">
    {text.split('/').map((part, i, { length }) => (
      <Fragment key={upTo(i + 1).at(-1)}>
        {i > 0 && <wbr />}
        <span className="unbroken">{i + 1 < length ? `${part}/` : part}</span>
      </Fragment>
    ))}
  </span>
);

const PAGES: Readonly<Record<DebriefPage, ComponentType<DebriefProps>>> = {
  TIMELINE: TimelinePage,
  RESERVE: ReservePage,
  LUCK: LuckPage,
  ANSWERS: AnswersPage,
  WHAT_IF: WhatIfPage,
  FAIR: FairPage,
};

/** What the group is asked on a page: its own story gives reason for it. */
const Talk = ({ question }: { readonly question: string | null }) =>
  question === null ? null : (
    <p className={`lead ${css.talk}`}>
      <b>{debriefCopy.talk}:</b> {question}
    </p>
  );

/** Up to as many people are named; of more the faces stand with their quotas. */
const FEW_FACES = 8;

/** The group has ended: everybody is thanked, and the class stands there once more. */
function Ended({ view: { group, seats } }: Pick<DebriefProps, 'view'>) {
  const isFew = seats.length <= FEW_FACES;
  return (
    <section className={classNames(css.page, css.ended)} data-base="wall">
      <Party seat={seats[0]} group={group} title={debriefCopy.certificates.thanks} />
      <ul className={css.faces} data-few={isFew}>
        {seats.map((seat) =>
          isFew ? (
            <SeatTile key={seat.quota} quota={seat.quota} seat={seat} />
          ) : (
            <li key={seat.quota}>
              <Face {...seat} className={css.face} />
              <span className="reader-only">{seat.nickname}</span>
            </li>
          ),
        )}
      </ul>
      <p className={css.sealLine}>
        {projectorCopy.ended} {debriefCopy.certificates.body}
      </p>
    </section>
  );
}

/** The pages of the debrief, after the last assembly (LIVE 6.6), and thanks once the group has ended. */
export function DebriefPhase({ debrief, ...props }: Omit<DebriefProps, 'debrief'> & { debrief: Debrief | null }) {
  if (props.view.group.phase === 'ENDED') return <Ended view={props.view} />;
  const name = pageOf(props.view);
  const Page = PAGES[name];
  return (
    <section className={css.page} key={name} data-base="wall" data-page={name}>
      <h2>{debriefTitles[name]}</h2>
      {debrief === null ? <p>{debriefCopy.loading}</p> : <Page {...props} debrief={debrief} />}
      {debrief !== null && name !== 'FAIR' && <Talk question={talkText(debrief, name)} />}
      <p className={css.count}>{debriefCopy.page(DEBRIEF_PAGES.indexOf(name) + 1, DEBRIEF_PAGES.length)}</p>
    </section>
  );
}
