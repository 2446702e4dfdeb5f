import people from 'pictures:standing';
import type { SlideName } from '@consorcio/copy/slides';
import { PERSONA_IDS } from '@consorcio/rules/vocabulary';
import type { ComponentType } from 'react';
import {
  AssemblyPicture,
  ChancePicture,
  ExcludedPicture,
  LearnedPicture,
  ScamPicture,
  WorstPicture,
} from './chances.tsx';
import css from './drawings.module.css';
import { BidPicture, FundPicture, InstalmentBar, PayingPicture } from './money.tsx';
import { WaysChart } from './ways-chart.tsx';

const GroupPicture = () => (
  <div className={css.people}>
    {PERSONA_IDS.map((id) => (
      <img key={id} src={people[id]} alt="" width="330" height="440" />
    ))}
  </div>
);

const DRAWINGS: Readonly<Record<SlideName, ComponentType>> = {
  why: GroupPicture,
  instalment: InstalmentBar,
  fund: FundPicture,
  assembly: AssemblyPicture,
  chance: ChancePicture,
  bid: BidPicture,
  paying: PayingPicture,
  excluded: ExcludedPicture,
  ways: WaysChart,
  worst: WorstPicture,
  scam: ScamPicture,
  learned: LearnedPicture,
};

/** What stands below the sentence of a page. */
export function SlideDrawing({ name }: { name: SlideName }) {
  const Drawing = DRAWINGS[name];
  return <Drawing />;
}
