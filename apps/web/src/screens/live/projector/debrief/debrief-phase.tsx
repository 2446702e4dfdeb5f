import { sealText } from '@consorcio/copy/live-assembly';
import { debriefCopy, debriefTitles } from '@consorcio/copy/live-debrief';
import { DEBRIEF_PAGES, type DebriefPage } from '@consorcio/rules/live-words';
import { type ComponentType, Fragment } from 'react';
import { pageOf, talkText } from '../../../../live/debrief-pages.ts';
import { SealPictures } from '../../../../live/lucky/seal.tsx';
import { QrCode } from '../../../../live/qr-code.tsx';
import { upTo } from '../../../../live/up-to.ts';
import type { Debrief } from '../../../../live/use-debrief.ts';
import { Everybody } from '../everybody.tsx';
import { AnswersPage } from './answers-page.tsx';
import css from './debrief.module.css';
import type { DebriefProps } from './debrief-props.ts';
import { LuckPage } from './luck-page.tsx';
import { leadOf, shownReserve, wholeOf } from './reserve-model.ts';
import { SidePicture } from './tenths.tsx';
import { TimelinePage } from './timeline-page.tsx';

const reserveCopy = debriefCopy.reserve;
const SIDES = ['kept', 'spent'] as const;

/** Reserve against all in: who had an instalment left when the letter came, who had not, and how both went on. */
function ReservePage({ view, debrief }: DebriefProps) {
  const shown = shownReserve(debrief.reserve);
  if (shown === null) return <p className="font-bold text-lead">{reserveCopy.counting}</p>;
  return (
    <>
      <p className="font-bold text-lead">{leadOf(shown.split)}</p>
      <div className={css.sides}>
        {SIDES.map((side) => (
          <section key={side} className={css.card}>
            <h3>{reserveCopy.sides[side]}</h3>
            <SidePicture side={shown.split[side]} />
          </section>
        ))}
      </div>
      <p className={css.small}>{shown.isOwn ? wholeOf(shown.split, view.group.people) : reserveCopy.redrawn}</p>
    </>
  );
}

const fairCopy = debriefCopy.fair;

/** What this page has found by the open seal; that the seal is open, until it has. */
function sealLine(checked: DebriefProps['checked']): string {
  if (checked === null) return fairCopy.seal;
  return checked.holds ? fairCopy.checked(checked.draws) : fairCopy.differs;
}

/** The seed is published: what this page has checked is told, and the code leads to the check. */
function FairPage({ view, checkAddress, checked }: DebriefProps) {
  const { commitment } = view.group;
  return (
    <>
      <p className="font-bold text-lead" role="status">
        {sealLine(checked)}
      </p>
      <div className={css.split}>
        <div className="grid gap-4">
          <Everybody seats={view.seats} />
          <p className="font-bold text-lead">
            {debriefCopy.certificates.thanks}
            <br />
            {debriefCopy.certificates.body}
          </p>
        </div>
        <aside className={css.check}>
          <p className={`flex items-center gap-4 ${css.seal}`}>
            <SealPictures commitment={commitment} className={css.pictures} />
            <b translate="no">{sealText(commitment)}</b>
          </p>
          <QrCode text={checkAddress} label={`${fairCopy.check} ${checkAddress}`} className={css.qr} />
          <p className={css.small}>
            {fairCopy.check} <Address text={checkAddress.replace(/^https?:\/\//, '')} />
          </p>
        </aside>
      </div>
    </>
  );
}

/** An address that breaks after its slashes alone. */
const Address = ({ text }: { readonly text: string }) => (
  <span translate="no">
    {text.split(/(?<=\/)/).map((part, i) => (
      <Fragment key={upTo(i + 1).at(-1)}>
        {i > 0 && <wbr />}
        <span className="whitespace-nowrap">{part}</span>
      </Fragment>
    ))}
  </span>
);

const PAGES: Readonly<Record<DebriefPage, ComponentType<DebriefProps>>> = {
  TIMELINE: TimelinePage,
  RESERVE: ReservePage,
  LUCK: LuckPage,
  ANSWERS: AnswersPage,
  FAIR: FairPage,
};

/** What the group is asked on a page: its own story gives reason for it. */
const Talk = ({ question }: { readonly question: string | null }) =>
  question === null ? null : (
    <p className={css.talk}>
      <b>{debriefCopy.talk}:</b> {question}
    </p>
  );

/** The pages of the debrief, after the last assembly (LIVE 6.6). */
export function DebriefPhase({ debrief, ...props }: Omit<DebriefProps, 'debrief'> & { debrief: Debrief | null }) {
  const name = pageOf(props.view);
  const Page = PAGES[name];
  return (
    <section className={css.page} key={name}>
      <h2>{debriefTitles[name]}</h2>
      {debrief === null ? <p>{debriefCopy.loading}</p> : <Page {...props} debrief={debrief} />}
      {debrief !== null && <Talk question={talkText(debrief, name)} />}
      <p className={css.count}>{debriefCopy.page(DEBRIEF_PAGES.indexOf(name) + 1, DEBRIEF_PAGES.length)}</p>
    </section>
  );
}
