import { debriefCopy as copy, debriefTitles } from '@consorcio/copy/live-debrief';
import { DEBRIEF_PAGES, type DebriefPage } from '@consorcio/rules/live-words';
import type { ComponentType } from 'react';
import type { Debrief } from '../../../../live/use-debrief.ts';
import { pageOf } from '../projector-model.ts';
import { AnswersPage } from './answers-page.tsx';
import { CertificatesPage } from './certificates-page.tsx';
import { CostsPage } from './costs-page.tsx';
import css from './debrief.module.css';
import type { DebriefProps } from './debrief-props.ts';
import { FairPage } from './fair-page.tsx';
import { LuckPage } from './luck-page.tsx';
import { TalkPage } from './talk-page.tsx';
import { TimelinePage } from './timeline-page.tsx';

const PAGES: Readonly<Record<DebriefPage, ComponentType<DebriefProps>>> = {
  TIMELINE: TimelinePage,
  COSTS: CostsPage,
  LUCK: LuckPage,
  DISCUSS: TalkPage,
  ANSWERS: AnswersPage,
  FAIR: FairPage,
  CERTIFICATES: CertificatesPage,
};

/** After the last assembly: what the group looks at and talks about, page after page (LIVE 6.3). */
export function DebriefPhase({ debrief, ...props }: Omit<DebriefProps, 'debrief'> & { debrief: Debrief | null }) {
  const name = pageOf(props.view);
  const Page = PAGES[name];
  return (
    <section className={css.page} key={name}>
      <h2>{debriefTitles[name]}</h2>
      {debrief === null ? <p>{copy.loading}</p> : <Page {...props} debrief={debrief} />}
      <p className={css.count}>{copy.page(DEBRIEF_PAGES.indexOf(name) + 1, DEBRIEF_PAGES.length)}</p>
    </section>
  );
}
