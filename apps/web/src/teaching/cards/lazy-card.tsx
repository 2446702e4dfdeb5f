import type { CardMoment } from '@consorcio/rules/queries';
import { lazy, Suspense } from 'react';
import { partOf } from '../../ui/loading/load-chunk.ts';
import { PartComing } from '../../ui/loading/part-coming.tsx';
import type { CardPlace } from './idea-card.tsx';

const Card = lazy(partOf('IdeaCard', () => import('./idea-card.tsx')));

/** An idea's card; its words are fetched where one may lie. None lies in a campaign's first month. */
export const LazyCard = (props: { readonly moment: CardMoment; readonly current: CardPlace }) =>
  props.current.stage.cycle <= 1 || props.current.campaign.number === undefined ? null : (
    <Suspense fallback={<PartComing />}>
      <Card {...props} />
    </Suspense>
  );
